#!/usr/bin/env bash
# swagger-typescript-api 13.13.0, which writes clients from OpenAPI documents, beside oazapfts 7.5.0 (with @oazapfts/runtime 1.2.0): what each asks a server for, by a document of two calls.
# Guess before the run: a parameter in the path goes into the address as it is.
# Seen: in swagger-typescript-api it does: the article number TEE/RED? asks for /products/TEE/RED?, which is another address and a query; oazapfts asks for /products/TEE%2FRED%3F. And how the document says that a query is to be written
# is not heeded: a list that is to be joined by commas (explode: false) comes as two parameters, and an object in brackets (deepObject) as "[object Object]", so that a search for red goods below 500 is told nothing of either.
# Seen: a body of application/merge-patch+json is sent as application/json by both.
# Source: OpenAPI 3.1.0, 4.8.12 (style and explode; deepObject: color[R]=100) and RFC 6570, 3.2.2, by which simple values in paths are percent-encoded.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts swagger-typescript-api@13.13.0 oazapfts@7.5.0 @oazapfts/runtime@1.2.0 typescript@5.9.3
cat > api.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "Shop", "version": "1" },
  "paths": {
    "/products/{sku}": {
      "get": {
        "operationId": "getProduct",
        "parameters": [
          { "name": "sku", "in": "path", "required": true, "schema": { "type": "string" } },
          { "name": "fields", "in": "query", "explode": false, "schema": { "type": "array", "items": { "type": "string" } } }
        ],
        "responses": { "200": { "description": "ok", "content": { "application/json": { "schema": { "type": "object" } } } } }
      },
      "patch": {
        "operationId": "changeProduct",
        "parameters": [{ "name": "sku", "in": "path", "required": true, "schema": { "type": "string" } }],
        "requestBody": {
          "required": true,
          "content": {
            "application/merge-patch+json": { "schema": { "type": "object", "properties": { "was": { "type": ["integer", "null"] } } } }
          }
        },
        "responses": { "200": { "description": "ok", "content": { "application/json": { "schema": { "type": "object" } } } } }
      }
    },
    "/products": {
      "get": {
        "operationId": "listProducts",
        "parameters": [
          {
            "name": "filter",
            "in": "query",
            "style": "deepObject",
            "explode": true,
            "schema": { "type": "object", "properties": { "colour": { "type": "string" }, "below": { "type": "integer" } } }
          }
        ],
        "responses": { "200": { "description": "ok", "content": { "application/json": { "schema": { "type": "object" } } } } }
      }
    }
  }
}
JSON
npx oazapfts api.json oazapfts.ts >/dev/null
npx swagger-typescript-api generate -p api.json -o . -n swagger.ts --silent
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import ts from 'typescript';

for (const name of ['oazapfts', 'swagger']) {
  const compilerOptions = { module: ts.ModuleKind.ESNext, target: ts.ScriptTarget.ES2022 };
  writeFileSync(`${name}.mjs`, ts.transpileModule(readFileSync(`${name}.ts`, 'utf8'), { compilerOptions }).outputText);
}
const asked = [];
const server = createServer((request, response) => {
  asked.push([request.method, request.url, request.headers['content-type']].filter(Boolean).join(' '));
  response.setHeader('content-type', 'application/json').end('{}');
});
await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve));
const baseUrl = `http://127.0.0.1:${server.address().port}`;
const oazapfts = await import('./oazapfts.mjs');
oazapfts.defaults.baseUrl = baseUrl;
const { products } = new (await import('./swagger.mjs')).Api({ baseUrl });

const fields = ['sku', 'price'];
const filter = { colour: 'red', below: 500 };
for (const [client, seen] of [
  [
    {
      get: () => oazapfts.getProduct('TEE/RED?', { fields }),
      change: () => oazapfts.changeProduct('A', { was: null }),
      list: () => oazapfts.listProducts({ filter }),
    },
    ['GET /products/TEE%2FRED%3F?fields=sku,price', 'PATCH /products/A application/json', 'GET /products?filter[colour]=red&filter[below]=500'],
  ],
  [
    {
      get: () => products.getProduct('TEE/RED?', { fields }),
      change: () => products.changeProduct('A', { was: null }),
      list: () => products.listProducts({ filter }),
    },
    ['GET /products/TEE/RED??fields=sku&fields=price', 'PATCH /products/A application/json', 'GET /products?filter=%5Bobject%20Object%5D'],
  ],
]) {
  asked.length = 0;
  for (const call of Object.values(client)) await call();
  console.log(asked);
  assert.deepEqual(
    asked.map((one) => one.replaceAll('%5B', '[').replaceAll('%5D', ']')),
    seen.map((one) => one.replaceAll('%5B', '[').replaceAll('%5D', ']')),
  );
}
server.close();
JS
node try.mjs
