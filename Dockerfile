# The portal as an image: docker build -t mandato .
# Three stages, so that neither the tools of the build nor the sources of the web app reach the image.
# The workspaces stay links in node_modules: Node runs our TypeScript as it is, but refuses to strip types of
# anything that really lies below a node_modules.

FROM node:24-bookworm-slim AS manifests
WORKDIR /app
COPY package.json package-lock.json .npmrc tsconfig.json tsconfig.base.json ./
COPY contract/package.json contract/
COPY server/package.json server/
COPY web/package.json web/
# The image brings Node itself: the pinned one, a package, is for machines that have another.
ENV npm_config_ignore_scripts=true npm_config_audit=false npm_config_fund=false

FROM manifests AS web
RUN npm ci --include=dev
COPY contract contract
COPY web web
COPY scripts scripts
RUN node scripts/build.mjs

FROM manifests AS packages
RUN npm ci --omit=dev && rm -rf node_modules/node node_modules/node-bin-*
COPY contract contract
COPY server server
# What the install script of the private PostgreSQL would have done; at run time nobody may write there.
RUN node -e "import('/app/server/src/platform/embedded-postgres/binaries.ts').then((m) => m.findBinaries())"

FROM node:24-bookworm-slim
LABEL org.opencontainers.image.title="Mandato"
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4100 DATA_DIR=/data SEED=none
WORKDIR /app
RUN mkdir /data && chown node:node /data && chmod 700 /data
COPY --from=packages /app ./
COPY --from=web /app/web/dist web/dist
USER node
VOLUME /data
EXPOSE 4100
# Ready is when the database answers and no migration waits. The first start may have a database to make.
HEALTHCHECK --interval=10s --timeout=3s --start-period=60s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:' + process.env.PORT + '/api/health').then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
STOPSIGNAL SIGTERM
# The flags of scripts/server-flags.json.
CMD ["node", "--v8-pool-size=1", "--no-parallel-scavenge", "server/src/main.ts"]
