#!/usr/bin/env bash
# openapi-mcp-generator 4.0.1, which makes a server of tools for agents (MCP) of a shop's OpenAPI document, with @modelcontextprotocol/sdk 1.32.2 on both sides.
# Guess before the run: ids are put into paths as they are, and lists into queries with commas.
# Seen: ids are encoded. Lists are joined by commas whether the document says so or not, where a list of a query is a parameter for each entry unless `explode` is false, so that `tag=tea&tag=black` is asked for as the one tag "tea,black". An object (`deepObject`) is
# sent as "[object Object]". And each integer is a number to the agent: the schema of the tool allows 1.5 pieces, which the document does not. Nothing is raised: the shop answers what it was asked.
# Source: OpenAPI 3.1.1, 4.8.12 (parameter object: style of a query is form, explode of form is true, deepObject: filter[min]=5); JSON Schema 2020-12, validation, 6.1.1 (integer).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-mcp-generator@4.0.1 @modelcontextprotocol/sdk@1.32.2 axios@1.15.0 dotenv@16.6.1 zod@3.25.76 json-schema-to-zod@2.8.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StdioClientTransport } from '@modelcontextprotocol/sdk/client/stdio.js';

const asked = [];
const shop = createServer((request, response) => {
  asked.push(request.url);
  response.setHeader('content-type', 'application/json').end('{}');
});
await new Promise((resolve) => shop.listen(0, '127.0.0.1', resolve));
const list = { type: 'array', items: { type: 'string' } };
const parameter = (name, schema, more) => ({ name, in: 'query', schema, ...more });
const document = {
  openapi: '3.1.0',
  info: { title: 'Shop', version: '1' },
  servers: [{ url: `http://127.0.0.1:${shop.address().port}` }],
  paths: {
    '/products/{id}': {
      get: {
        operationId: 'getProducts',
        parameters: [
          { name: 'id', in: 'path', required: true, schema: { type: 'string' } },
          parameter('tag', list),
          parameter('joined', list, { explode: false }),
          parameter('filter', { type: 'object', properties: { min: { type: 'integer' } } }, { style: 'deepObject' }),
          parameter('pieces', { type: 'integer', minimum: 1 }),
        ],
        responses: { 200: { description: 'Goods' } },
      },
    },
  },
};
writeFileSync('shop.json', JSON.stringify(document));
execFileSync('npx', ['openapi-mcp-generator', '--input', 'shop.json', '--output', 'made'], { stdio: 'ignore' });

const client = new Client({ name: 'agent', version: '1' });
await client.connect(new StdioClientTransport({ command: process.execPath, args: ['made/src/index.ts'], stderr: 'ignore' }));
const { tools } = await client.listTools();
console.log(JSON.stringify(tools[0].inputSchema));
assert.equal(tools[0].inputSchema.properties.pieces.type, 'number');
await client.callTool({
  name: 'getProducts',
  arguments: { id: 'a/b 1', tag: ['tea', 'black'], joined: ['x', 'y'], filter: { min: 5 }, pieces: 1.5 },
});
console.log(asked);
assert.deepEqual(asked, ['/products/a%2Fb%201?tag=tea%2Cblack&joined=x%2Cy&filter=%5Bobject+Object%5D&pieces=1.5']);
await client.close();
shop.close();
JS
node try.mjs
