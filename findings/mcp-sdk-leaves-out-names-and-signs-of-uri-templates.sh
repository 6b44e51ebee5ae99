#!/usr/bin/env bash
# @modelcontextprotocol/sdk 1.32.2 and its UriTemplate, by which servers tell assistants the addresses of goods (resource templates of MCP), beside url-template 3.1.1.
# Guess before the run: lists, prefixes ({sku:3}) and the operators that few use ({;x}) are written otherwise than the norm says.
# Seen: so they are, and not only those. Of {;size,colour} a name and a value are left out, and the sign of the operator is wherever two values stand in one expression: {/shop,sku} is "acme,A-7"
# instead of "/acme/A-7", and {#a,b} and {.a,b} are no better. A value with a prefix ({sku:3}) is nothing at all. Of a list {?tag*} makes one parameter, {/path} two steps; an exclamation mark is not encoded.
# Seen: the other way round, a template with {?q,page} meets an address only with all of its parameters in that order: "?page=2&q=red" and "?q=red" are none of its own.
# Right are single values, {?a,b} of texts and {/path*}.
# Source: Model Context Protocol 2025-11-25, Resources (uriTemplate: "according to RFC 6570"); RFC 6570, 2.3, 2.4.1, 2.4.2 and 3.2.2 to 3.2.8.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @modelcontextprotocol/sdk@1.32.2 url-template@3.1.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { UriTemplate } from '@modelcontextprotocol/sdk/shared/uriTemplate.js';
import { parseTemplate } from 'url-template';

const values = { shop: 'acme', sku: 'A-7', name: 'New!', size: 'M', colour: 'red', tag: ['sale', 'linen'], path: ['home', 'kitchen'] };
for (const [template, right, seen] of [
  ['{sku}', 'A-7', 'A-7'],
  ['{?size,colour}', '?size=M&colour=red', '?size=M&colour=red'],
  ['{/path*}', '/home/kitchen', '/home/kitchen'],
  ['{;size,colour}', ';size=M;colour=red', 'red'],
  ['{/shop,sku}', '/acme/A-7', 'acme,A-7'],
  ['{.shop,sku}', '.acme.A-7', 'acme,A-7'],
  ['{#shop,sku}', '#acme,A-7', 'acme,A-7'],
  ['{sku:3}', 'A-7', ''],
  ['{?sku:1}', '?sku=A', ''],
  ['{?tag*}', '?tag=sale&tag=linen', '?tag=sale,linen'],
  ['{/path}', '/home,kitchen', '/home/kitchen'],
  ['{name}', 'New%21', 'New!'],
]) {
  assert.equal(parseTemplate(template).expand(values), right);
  const told = new UriTemplate(template).expand(values);
  console.log(template, 'is', right, 'and here', JSON.stringify(told));
  assert.equal(told, seen);
}
const goods = new UriTemplate('shop://goods{?q,page}');
for (const [address, seen] of [
  ['shop://goods?q=red&page=2', { q: 'red', page: '2' }],
  ['shop://goods?page=2&q=red', null],
  ['shop://goods?q=red', null],
]) {
  const met = goods.match(address);
  console.log(address, JSON.stringify(met));
  assert.deepEqual(met, seen);
}
JS
node try.mjs
