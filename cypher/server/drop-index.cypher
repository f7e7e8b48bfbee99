// server.dropIndex(name :: STRING) :: VOID
// WRITE none
//
// Removes an index. The migrator uses it for what an interrupted CREATE CONSTRAINT leaves behind: an
// index of that name which belongs to no constraint and blocks the next attempt.
DROP INDEX $name IF EXISTS
