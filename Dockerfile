ARG NODE_IMAGE=node:22-bookworm-slim

# The page and the server's bundle are the same for every kind of machine.
FROM --platform=$BUILDPLATFORM ${NODE_IMAGE} AS build
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/games/package.json packages/games/
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
RUN npm run build -w @sobremesa/web && npm run build -w @sobremesa/server

# SQLite is the one native part. It is compiled only where no ready-made binary is to be had.
FROM ${NODE_IMAGE} AS sqlite
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages/games/package.json packages/games/
COPY packages/engine/package.json packages/engine/
COPY packages/protocol/package.json packages/protocol/
COPY apps/server/package.json apps/server/
COPY apps/web/package.json apps/web/
# The image brings Node's headers along.
ENV npm_config_nodedir=/usr/local
RUN npm ci --omit=dev -w @sobremesa/server --no-audit --no-fund \
 && mkdir -p /sqlite/node_modules \
 && cp -r --parents \
      node_modules/better-sqlite3/package.json \
      node_modules/better-sqlite3/LICENSE \
      node_modules/better-sqlite3/lib \
      node_modules/better-sqlite3/build/Release/better_sqlite3.node \
      node_modules/bindings \
      node_modules/file-uri-to-path \
      /sqlite \
 && cd /sqlite && node -e "new (require('better-sqlite3'))(':memory:')"

FROM ${NODE_IMAGE}
LABEL org.opencontainers.image.title="Sobremesa" \
      org.opencontainers.image.description="A table for friends who are apart: board games about heritage, on your own server" \
      org.opencontainers.image.licenses="MIT"
ENV PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY LICENSE ./
COPY --from=sqlite /sqlite/node_modules node_modules
COPY --from=build /app/apps/server/dist/main.js* apps/server/dist/
COPY --from=build /app/apps/web/dist apps/web/dist
# The bundle is an ES module.
RUN echo '{ "type": "module" }' > package.json && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "--enable-source-maps", "apps/server/dist/main.js"]
