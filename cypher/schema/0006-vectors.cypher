// Vectors: the namespace is stored in the index, so that the neighbours it returns are already the
// caller's own. The dimension belongs to the embedding model and is checked by the engine; while a
// graph moves to another model, that one's vectors stand in the second index.
CREATE VECTOR INDEX recall_embedding_vector IF NOT EXISTS
FOR (node:Episode|Fact) ON node.embedding WITH [node.namespace, node.capturedAt, node.sessionId]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};

CREATE VECTOR INDEX alternate_embedding_vector IF NOT EXISTS
FOR (node:Episode|Fact) ON node.embeddingAlt WITH [node.namespace, node.capturedAt, node.sessionId]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};

CREATE VECTOR INDEX entity_embedding_vector IF NOT EXISTS
FOR (node:Entity) ON node.embedding WITH [node.namespace]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};

CREATE VECTOR INDEX note_embedding_vector IF NOT EXISTS
FOR (node:Note) ON node.embedding WITH [node.namespace, node.kind]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};

CREATE VECTOR INDEX skill_embedding_vector IF NOT EXISTS
FOR (node:Skill|BadPattern) ON node.embedding WITH [node.namespace]
OPTIONS {indexConfig: {`vector.similarity_function`: 'cosine'}};
