# Rostrum as one image: pages, calls and worker in one process. How to run it: docs/operations.md, "In a container".
FROM node:24-bookworm-slim AS build
WORKDIR /app
COPY . .
# As `npm start` does it: the packages of the locks, every native part asked whether it loads, then the build.
RUN --mount=type=cache,target=/root/.npm node scripts/install.mjs && node scripts/build.mjs
# What runs needs the packages of the server alone: no tools, no browser, and the pages are built.
RUN --mount=type=cache,target=/root/.npm \
    npm ci --ignore-scripts --include=optional --omit=dev --workspace @app/server \
    && node scripts/native-parts.mjs serve

FROM node:24-bookworm-slim
ENV NODE_ENV=production MODE=production DATA_DIR=/data
WORKDIR /app
# Owned by root and only read: what is served cannot be changed by who serves it.
COPY --from=build /app/package.json /app/LICENSE /app/NOTICE ./
COPY --from=build /app/node_modules node_modules
COPY --from=build /app/engines engines
COPY --from=build /app/packages packages
COPY --from=build /app/apps apps
COPY --from=build /app/deploy deploy
RUN install -d -o node -g node -m 0700 /data
USER node
VOLUME /data
EXPOSE 8080
HEALTHCHECK --interval=30s --timeout=5s --start-period=60s \
    CMD ["node", "-e", "fetch('http://127.0.0.1:' + (process.env.PORT || 8080) + '/healthz').then((answer) => process.exit(answer.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "apps/server/dist/main.js"]
