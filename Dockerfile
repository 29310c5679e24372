# The built site and its server, forms included. Leads are kept in the volume /data.
#   docker build -t hemja . && docker run -p 4173:4173 -v leads:/data hemja

# The whole image has git, which knows when each page was last changed (the days of the sitemap).
FROM node:24 AS build
WORKDIR /site
COPY package.json package-lock.json .npmrc ./
RUN npm ci --omit=dev
COPY . .
RUN npm run build

FROM node:24-slim
ENV NODE_ENV=production HOST=0.0.0.0 PORT=4173 LEADS_URL=file:/data/leads.db
WORKDIR /site
COPY --from=build /site/node_modules node_modules
COPY --from=build /site/.cache/tool .cache/tool
COPY --from=build /site/.cache/templates .cache/templates
COPY package.json ./
COPY cli cli
COPY src src
COPY templates templates
COPY --from=build /site/dist dist
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 4173
STOPSIGNAL SIGTERM
HEALTHCHECK --interval=30s --timeout=5s --start-period=10s \
  CMD ["node", "-e", "fetch(`http://127.0.0.1:${process.env.PORT}/_health`).then((r) => process.exit(r.ok ? 0 : 1), () => process.exit(1))"]
CMD ["node", "cli/site.mjs", "serve"]
