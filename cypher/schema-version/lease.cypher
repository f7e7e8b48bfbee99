// schemaVersion.lease(owner :: STRING, until :: ZONED DATETIME, now :: ZONED DATETIME)
//   :: (owner :: STRING)
// WRITE one
//
// Gives the right to change the schema to one process at a time, and says who has it. A lease that
// ran out may be taken by anybody, so a process that dies while migrating blocks nobody for long.
MERGE (schema:SchemaVersion {id: 'schema'})
  ON CREATE SET
    schema.namespace = 'default/system',
    schema.ingestedAt = $now,
    schema.version = 0,
    schema.checksum = ''
SET
  schema.leaseOwner =
    CASE
      WHEN schema.leaseUntil > $now AND schema.leaseOwner <> $owner THEN schema.leaseOwner
      ELSE $owner
    END
SET schema.leaseUntil =
    CASE
      WHEN schema.leaseOwner = $owner THEN $until
      ELSE schema.leaseUntil
    END
RETURN schema.leaseOwner AS owner
