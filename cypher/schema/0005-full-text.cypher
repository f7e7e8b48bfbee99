// Full text: one analyzer, and in every index the namespace as a token of its own, so that a query
// is confined to the caller's namespaces inside the index and not afterwards.
CREATE FULLTEXT INDEX recall_text_fulltext IF NOT EXISTS
FOR (node:Episode|Fact) ON EACH [node.content, node.statement, node.cues, node.namespaceKey]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};

CREATE FULLTEXT INDEX entity_text_fulltext IF NOT EXISTS
FOR (node:Entity) ON EACH [node.canonicalName, node.aliases, node.namespaceKey]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};

CREATE FULLTEXT INDEX note_text_fulltext IF NOT EXISTS
FOR (node:Note) ON EACH [node.title, node.content, node.namespaceKey]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};

CREATE FULLTEXT INDEX skill_text_fulltext IF NOT EXISTS
FOR (node:Skill|BadPattern) ON EACH [node.name, node.description, node.namespaceKey]
OPTIONS {indexConfig: {`fulltext.analyzer`: 'english', `fulltext.eventually_consistent`: false}};
