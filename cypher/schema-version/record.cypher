// schemaVersion.record(version :: INTEGER, checksum :: STRING, at :: ZONED DATETIME)
//   :: (version :: INTEGER)
// WRITE maybe
//
// Writes down that the schema has reached $version and gives the lease back. No row means that the
// graph is already further: a schema never goes back. A second run changes nothing.
MATCH (schema:SchemaVersion {id: 'schema'})
WHERE schema.version <= $version
SET
  schema.version = $version,
  schema.checksum = $checksum,
  schema.appliedAt = $at,
  schema.leaseOwner = null,
  schema.leaseUntil = null
RETURN schema.version AS version
