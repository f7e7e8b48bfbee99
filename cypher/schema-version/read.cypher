// schemaVersion.read() :: (version :: INTEGER, checksum :: STRING, appliedAt :: ZONED DATETIME)
// READ maybe
//
// Which schema this graph has. No row means that it is empty of ours.
MATCH (schema:SchemaVersion {id: 'schema'})
RETURN schema.version AS version, schema.checksum AS checksum, schema.appliedAt AS appliedAt
