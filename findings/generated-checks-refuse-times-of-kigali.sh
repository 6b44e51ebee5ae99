#!/usr/bin/env bash
# @hey-api/openapi-ts 0.99.0 (its plugin for zod 4.6.0) and orval 8.38.0, which make checks of answers from the document of an API (OpenAPI 3.1), beside
# ajv 8.20.0, which reads the document itself.
# Guess before the run: keywords that zod has no word for (contains, dependentRequired) are left out, and what the document allows passes.
# Seen: they are left out; but answers that the document allows are refused, or come out emptied. By openapi-ts: a time with an offset
# ("2026-11-29T12:00:00+02:00", as Kigali writes it), a null among the values of an enum without a type beside it, a list that may go on after its first
# entry, and every entry of a map that `patternProperties` describes. Whole numbers of format int64 become a bigint, which JSON.stringify refuses, where its
# own types say number. By orval the map passes and is empty afterwards; the rest is right.
# Source: OpenAPI 3.1.1, 4.8.24 (JSON Schema 2020-12); JSON Schema Validation 6.1.2, 7.3.1 (date-time of RFC 3339, whose time-offset is Z or numeric);
# JSON Schema Core 10.3.1.1, 10.3.1.2 (prefixItems, items), 10.3.2.2 (patternProperties).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hey-api/openapi-ts@0.99.0 orval@8.38.0 typescript@5.9.3 zod@4.6.0 ajv@8.20.0 ajv-formats@3.0.1
cat > document.json <<'JSON'
{
  "openapi": "3.1.0",
  "info": { "title": "A shop", "version": "1" },
  "paths": {
    "/orders": {
      "get": {
        "operationId": "getOrder",
        "responses": {
          "200": { "description": "One", "content": { "application/json": { "schema": { "$ref": "#/components/schemas/Order" } } } }
        }
      }
    }
  },
  "components": {
    "schemas": {
      "Order": {
        "type": "object",
        "properties": {
          "at": { "type": "string", "format": "date-time" },
          "paidBy": { "enum": ["card", "cash", null] },
          "typed": { "type": ["string", "null"], "enum": ["card", "cash", null] },
          "path": { "type": "array", "prefixItems": [{ "type": "string" }], "items": { "type": "integer" } },
          "notes": { "type": "object", "patternProperties": { "^x-": { "type": "string" } }, "additionalProperties": false },
          "cents": { "type": "integer", "format": "int64" }
        }
      }
    }
  }
}
JSON
cat > make.mjs <<'JS'
import { createClient } from '@hey-api/openapi-ts';
import { generate } from 'orval';

await createClient({ input: './document.json', output: './by-openapi-ts', logs: { level: 'silent' }, plugins: ['@hey-api/typescript', 'zod'] });
await generate({ input: './document.json', output: { target: './by-orval.ts', client: 'zod' } });
JS
node make.mjs >/dev/null
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { zOrder } from './by-openapi-ts/zod.gen.ts';
import { GetOrderResponse } from './by-orval.ts';

const { components } = JSON.parse(readFileSync('document.json', 'utf8'));
const ajv = new Ajv2020({ strict: false });
addFormats.default(ajv);
const allows = ajv.compile(components.schemas.Order);
const plain = (value) => JSON.stringify(value, (_, one) => (typeof one === 'bigint' ? `${one}n` : one));
function told(schema, answer) {
  const { success, data } = schema.safeParse(answer);
  return success ? plain(data) : 'refused';
}
for (const [answer, byOpenapiTs, byOrval] of [
  [{ at: '2026-11-29T10:00:00Z' }],
  [{ at: '2026-11-29T12:00:00+02:00' }, 'refused'],
  [{ paidBy: 'cash' }],
  [{ paidBy: null }, 'refused'],
  [{ typed: null }],
  [{ path: ['a', 1] }],
  [{ path: ['a'] }, 'refused'],
  [{ path: ['a', 1, 2] }, 'refused'],
  [{ notes: { 'x-gift': 'yes' } }, 'refused', '{"notes":{}}'],
  [{ cents: 1999 }, '{"cents":"1999n"}'],
]) {
  assert.ok(allows(answer));
  const seen = [told(zOrder, answer), told(GetOrderResponse, answer)];
  console.log(plain(answer), ...seen);
  assert.deepEqual(seen, [byOpenapiTs ?? plain(answer), byOrval ?? plain(answer)]);
}
JS
node try.mjs
