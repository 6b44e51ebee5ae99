#!/usr/bin/env bash
# @hey-api/openapi-ts 0.99.0, which writes clients from OpenAPI documents, and its plug-in for fetch; Deno 2.9.6 (from npm).
# Guess before the run: what is generated uses fetch, Request and URL alone, so it runs wherever these are.
# Seen: in Node it does. In Deno a call that is told its client by the option that the generator documents for it (`client`) never
# leaves: the generated code hands all of its options on to `new Request()`, where Deno knows a member `client` of its own:
# TypeError "Argument 2 `client` must be a Deno.HttpClient". Only the one client of the module can be used.
# Source: the generated client/client.gen.ts (`requestInit = { redirect: 'follow', ...opts, … }`); Deno's RequestInit.client.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hey-api/openapi-ts@0.99.0 deno@2.9.6 typescript@6.0.3
cat > document.json <<'JSON'
{ "openapi": "3.1.0", "info": { "title": "t", "version": "1" },
  "paths": { "/thing": { "get": { "operationId": "getThing", "responses": { "200": { "description": "ok",
    "content": { "application/json": { "schema": { "type": "string" } } } } } } } } }
JSON
cat > make.mjs <<'JS'
import { createClient } from '@hey-api/openapi-ts';
await createClient({ input: './document.json', output: './client', logs: { level: 'silent' },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'] });
JS
node make.mjs
npx tsc --outDir js --module esnext --moduleResolution bundler --target es2024 --lib es2024,dom,dom.iterable --skipLibCheck client/index.ts client/client/index.ts || true
# the generated imports have no extension, as for a bundler
find js -name '*.js' -exec sed -i -E "s#from '(\.[^']*)';#from '\1.js';#; s#/(client|core)\.js'#/\1/index.js'#" {} +
sed -i "s#'\./client/index\.js'#'./client/index.js'#" js/*.js
cat > try.mjs <<'JS'
import { getThing } from './js/sdk.gen.js';
import { createClient } from './js/client/index.js';
const fetch = async () => new Response('"there"', { headers: { 'content-type': 'application/json' } });
const client = createClient({ baseUrl: 'http://localhost', fetch });
const { data, error } = await getThing({ client });
console.log(data ?? String(error));
JS
in_node="$(node try.mjs)"
in_deno="$(node node_modules/deno/bin.cjs run --quiet --allow-all try.mjs)"
printf 'Node: %s\nDeno: %s\n' "$in_node" "$in_deno"
[ "$in_node" = there ]
[[ "$in_deno" == *'`client` must be a Deno.HttpClient'* ]]
