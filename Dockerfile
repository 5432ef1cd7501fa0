# The digest pins the base image. Dependabot updates both lines; to do it by hand, get the digest from
# `docker buildx imagetools inspect node:22-bookworm-slim`.
FROM --platform=$BUILDPLATFORM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS builder
FROM node:22-bookworm-slim@sha256:43ac6c60b8f89723f746e8a92ce91abd5017e627ce1ddfe4238355d3a30b772c AS node

# Only the manifests of the workspaces, so that a change of the code keeps the cached installation.
FROM builder AS manifests
WORKDIR /app
COPY package.json package-lock.json ./
COPY packages packages
COPY apps apps
RUN find packages apps ! -name package.json -type f -delete && find packages apps -type d -empty -delete

# The page and the server's bundle are the same for every kind of machine.
FROM builder AS build
WORKDIR /app
COPY --from=manifests /app ./
RUN npm ci --ignore-scripts --no-audit --no-fund
COPY tsconfig.base.json ./
COPY packages packages
COPY apps apps
RUN npm run build -w @sobremesa/web && npm run build -w @sobremesa/server
COPY scripts scripts
RUN node scripts/licences.mjs

# SQLite is the only native part. It is compiled only where no prebuilt binary exists.
FROM node AS sqlite
RUN apt-get update \
 && apt-get install -y --no-install-recommends python3 make g++ \
 && rm -rf /var/lib/apt/lists/*
WORKDIR /app
COPY --from=manifests /app ./
# The image contains Node's headers.
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

FROM node
LABEL org.opencontainers.image.title="Sobremesa" \
      org.opencontainers.image.description="A table for friends who are apart: board games about heritage, on your own server" \
      org.opencontainers.image.licenses="MIT"
ENV PORT=8000 DATA_DIR=/data
WORKDIR /app
COPY LICENSE ./
COPY --from=sqlite /sqlite/node_modules node_modules
COPY --from=build /app/apps/server/dist apps/server/dist
COPY --from=build /app/apps/web/dist apps/web/dist
# The bundle is an ES module.
RUN echo '{ "type": "module" }' > package.json && mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 8000
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s --retries=3 \
  CMD ["node", "apps/server/dist/healthcheck.js"]
# A larger young generation halves the garbage collection of a loaded server (docs/performance.md).
CMD ["node", "--max-semi-space-size=32", "--enable-source-maps", "apps/server/dist/main.js"]
