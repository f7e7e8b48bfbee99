// Belief: the claims that must be weighed together, what a run of consolidation added, and what waits
// for one.
CREATE INDEX fact_groupKey_range IF NOT EXISTS
FOR (node:Fact) ON (node.groupKey);

CREATE INDEX fact_runId_range IF NOT EXISTS
FOR (node:Fact) ON (node.runId);

CREATE INDEX episode_consolidationState_range IF NOT EXISTS
FOR (node:Episode) ON (node.consolidationState);
