// core.archived(blockId :: STRING, noteId :: STRING) :: (content :: STRING)
// READ maybe
//
// What a core block said before, as its archive keeps it.
MATCH (archive:Note {id: $noteId})-[:DERIVED_FROM]->(:CoreBlock {id: $blockId})
RETURN archive.content AS content
