FROM node:24-slim

WORKDIR /stemma
ENV NODE_ENV=production

# The lock file first: the layer with the dependencies is rebuilt only when it changes.
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev && npm cache clean --force

COPY cypher ./cypher
COPY graphql ./graphql
COPY src ./src

USER node
EXPOSE 4000
CMD ["node", "src/api/cli/stemma.mjs", "serve"]
