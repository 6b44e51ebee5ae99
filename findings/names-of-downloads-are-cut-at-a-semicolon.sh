#!/usr/bin/env bash
# content-disposition-parser 1.0.2, content-disposition-filename 0.0.1 and @lazy-http/content-disposition 1.0.2, by which clients read what a download is called, beside
# content-disposition 3.0.0, content-disposition-header 0.6.0, content-disposition-attachment 0.3.1 and @tinyhttp/content-disposition 2.2.4.
# Guess before the run: the name in another script (filename*) is not decoded, or the plain one is taken although it is there.
# Seen: content-disposition-parser decodes it, where it is UTF-8; but "lamp; red.pdf" is "lamp" to it, and a name in ISO 8859-1 stays encoded. content-disposition-filename keeps the quotation marks, takes
# what follows for a part of the name, and finds none where there is a blank before the "=" or only filename*. @lazy-http raises "URI malformed" for "100% wool.pdf", which is encoded in
# no way, and for the name in ISO 8859-1, and does not know "inline". The four others read all of them.
# Source: RFC 6266, 4.1 and 4.3 (filename* goes before filename); RFC 8187, 3.2; RFC 9110, 5.6.4 (quoted strings).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts content-disposition-parser@1.0.2 content-disposition-filename@0.0.1 @lazy-http/content-disposition@1.0.2 content-disposition@3.0.0 content-disposition-header@0.6.0 content-disposition-attachment@0.3.1 @tinyhttp/content-disposition@2.2.4
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import * as lazy from '@lazy-http/content-disposition';
import * as tiny from '@tinyhttp/content-disposition';
import * as plain from 'content-disposition';
import * as attachment from 'content-disposition-attachment';
import * as filename from 'content-disposition-filename';
import * as header from 'content-disposition-header';
import * as parser from 'content-disposition-parser';

const of = (module, name) => module[name] ?? module.default?.[name] ?? module.default?.default ?? module.default;
const nameIn = (read) => (text) => {
  try {
    const told = read(text);
    if (typeof told === 'string' || told === null) return told;
    return told.parameters?.filename ?? told.attributes?.filename ?? told.value ?? told.filename ?? null;
  } catch (error) {
    return error.message;
  }
};
const surprising = [of(parser, 'default'), of(filename, 'default'), of(lazy, 'parse')].map(nameIn);
const others = [of(plain, 'parse'), of(header, 'parse'), of(attachment, 'parse'), of(tiny, 'parse')].map(nameIn);
for (const [text, right, ...seen] of [
  ['attachment; filename="lamp.pdf"', 'lamp.pdf', 'lamp.pdf', '"lamp.pdf"', 'lamp.pdf'],
  ['attachment; filename="lamp; red.pdf"', 'lamp; red.pdf', 'lamp', '"lamp; red.pdf"', 'lamp; red.pdf'],
  ['attachment; filename = "lamp.pdf"', 'lamp.pdf', 'lamp.pdf', null, 'lamp.pdf'],
  ['attachment; filename="gu_de.pdf"; filename*=UTF-8\'\'gu%C3%AFde.pdf', 'guïde.pdf', 'guïde.pdf', '"gu_de.pdf"; filename*=UTF-8\'\'gu%C3%AFde.pdf', 'guïde.pdf'],
  ["attachment; filename*=iso-8859-1'en'%A3%20list.pdf", '£ list.pdf', '%A3%20list.pdf', null, 'URI malformed'],
  ['attachment; filename="100% wool.pdf"', '100% wool.pdf', '100% wool.pdf', '"100% wool.pdf"', 'URI malformed'],
  ['inline', null, null, null, 'Invalid content-disposition header format'],
]) {
  const told = surprising.map((read) => read(text));
  console.log(text, '|', ...told);
  assert.deepEqual(told, seen);
  for (const read of others) assert.equal(read(text), right);
}
JS
node try.mjs
