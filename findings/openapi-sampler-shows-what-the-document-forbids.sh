#!/usr/bin/env bash
# openapi-sampler 1.7.9, by which pages of APIs (Redoc and others) show what to send where a document has no example, held against the same schemas by ajv 8.20.0.
# Guess before the run: a sample of a string with a pattern does not fit it, and a number of multiples is the least one allowed.
# Seen: both. And two entries of a list that may have no two alike are alike, so that "scopes" shows ["string", "string"]; an e-mail address of at most ten signs has sixteen; names of a map that are to be codes of languages are
# property1 and property2; a duration is "string", though dates, times, UUIDs and addresses have samples of their own. Bounds, lengths, constants and nulls it keeps. Who tries a call with what the page shows gets a refusal.
# Source: JSON Schema 2020-12, validation, 6.2.1 (multipleOf), 6.3.1 (maxLength), 6.3.3 (pattern), 6.4.3 (uniqueItems), 7.3.1 (duration); core, 10.3.2.4 (propertyNames), as OpenAPI 3.1 takes them.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts openapi-sampler@1.7.9 ajv@8.20.0 ajv-formats@3.0.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { default: Ajv } = require('ajv/dist/2020');
const { default: formats } = require('ajv-formats');
const { sample } = require('openapi-sampler');

const ajv = formats(new Ajv());
for (const [schema, seen, isRight] of [
  [{ type: 'integer', minimum: 3 }, 3, true],
  [{ type: 'string', minLength: 10 }, undefined, true],
  [{ type: 'string', format: 'uuid' }, undefined, true],
  [{ type: ['null', 'integer'], minimum: 3 }, undefined, true],
  [{ type: 'array', minItems: 2, items: { type: 'string' } }, ['string', 'string'], true],
  [{ type: 'array', minItems: 2, uniqueItems: true, items: { type: 'string' } }, ['string', 'string'], false],
  [{ type: 'integer', minimum: 3, multipleOf: 5 }, 3, false],
  [{ type: 'string', pattern: '^[A-Z]{3}$' }, 'string', false],
  [{ type: 'string', format: 'email', maxLength: 10 }, 'user@example.com', false],
  [{ type: 'string', format: 'duration' }, 'string', false],
  [{ type: 'object', propertyNames: { pattern: '^[a-z]{2}$' }, additionalProperties: { type: 'string' } }, { property1: 'string', property2: 'string' }, false],
]) {
  const shown = sample(schema);
  const told = ajv.validate(schema, shown);
  console.log(JSON.stringify(schema), JSON.stringify(shown), told);
  assert.equal(told, isRight);
  if (seen !== undefined) assert.deepEqual(shown, seen);
}
JS
node try.cjs
