// belief.fail(rows :: LIST<MAP>, attemptsMax :: INTEGER) :: (failed :: INTEGER)
// WRITE one
//
// Notes that episodes could not be consolidated, and why. One that used up its attempts waits as
// failed until an operator retries or skips it.
UNWIND $rows AS row
MATCH (episode:Episode {id: row.id})
SET episode.attempts = coalesce(episode.attempts, 0) + 1, episode.lastError = row.error
SET
  episode.consolidationState =
    CASE
      WHEN episode.attempts >= $attemptsMax THEN 'failed'
      ELSE 'raw'
    END
RETURN sum(
    CASE
      WHEN episode.consolidationState = 'failed' THEN 1
      ELSE 0
    END) AS failed
