# `shop` is the image of the API and the storefront server; `demo` adds the demo and the payment sandbox to it; a small one
# is for trying out mail.
FROM node:24-bookworm-slim AS build
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
COPY api/package.json api/
COPY api/serving/package.json api/serving/
COPY api/sandbox/package.json api/sandbox/
COPY api/demo/package.json api/demo/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
RUN npm ci --loglevel=error
COPY . .
RUN npm run build

FROM node:24-bookworm-slim AS modules
WORKDIR /shop
COPY package.json package-lock.json .npmrc ./
COPY openapi/package.json openapi/
COPY api/package.json api/
COPY api/serving/package.json api/serving/
COPY api/sandbox/package.json api/sandbox/
COPY api/demo/package.json api/demo/
COPY storefront/package.json storefront/
COPY admin/package.json admin/
RUN npm ci --omit=dev --loglevel=error

FROM node:24-bookworm-slim AS shop
WORKDIR /shop
ENV NODE_ENV=production
ENV GLIBC_TUNABLES=glibc.malloc.mmap_threshold=1048576:glibc.malloc.hugetlb=1:glibc.malloc.arena_max=2
COPY --from=modules /shop ./
COPY --from=build /shop/api/dist api/dist
COPY --from=build /shop/api/serving/dist api/serving/dist
COPY --from=build /shop/openapi/openapi.json openapi/openapi.json
COPY --from=build /shop/api/scripts/healthy.mjs api/scripts/healthy.mjs
COPY --from=build /shop/storefront/build storefront/build
COPY --from=build /shop/storefront/server storefront/server
COPY --from=build /shop/storefront/app/platform/messages storefront/app/platform/messages
COPY --from=build /shop/admin/build admin/build
RUN mkdir /data && chown node:node /data
USER node
VOLUME /data
EXPOSE 3000 3001
CMD ["node", "--max-semi-space-size=32", "--no-memory-reducer", "--max-old-space-size=1024", "api/dist/main.js"]

FROM shop AS demo
COPY --from=build /shop/api/sandbox/dist api/sandbox/dist
COPY --from=build /shop/api/demo api/demo
CMD ["node", "--max-semi-space-size=32", "--no-memory-reducer", "--max-old-space-size=1024", "api/sandbox/dist/main.js"]

FROM node:24-bookworm-slim AS mail
RUN npm install --global --loglevel=error maildev@2.2.1
USER node
CMD ["maildev", "--smtp", "1025", "--web", "1080"]
