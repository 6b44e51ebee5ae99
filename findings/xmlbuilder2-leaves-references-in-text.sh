#!/usr/bin/env bash
# xmlbuilder2 4.0.3 (npm), beside fast-xml-builder 1.3.2.
# Guess before the run: a text of an element is data, so that a reader of the XML gets back letter by letter what was given.
# Seen: what looks like a reference in a text is taken for one. "Tea &#65;" is written as "Tea A". "Tea &nbsp;" (as names copied from a web page
# have it) is written with &nbsp; as it is, which no XML without a document type knows: the result is not well-formed. "&amp;nbsp;" comes out the
# same, so that escaping it once does not help. fast-xml-builder writes all three so that they are read as given.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xmlbuilder2@4.0.3 fast-xml-builder@1.3.2 @xmldom/xmldom@0.9.8
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { DOMParser } from '@xmldom/xmldom';
import Builder from 'fast-xml-builder';
import { create } from 'xmlbuilder2';

const read = (xml) => {
  try {
    const document = new DOMParser({ onError: (level, message) => { throw new Error(`${level}: ${message}`); } });
    return document.parseFromString(xml, 'text/xml').documentElement.textContent;
  } catch {
    return 'not well-formed';
  }
};
const given = ['Tea &#65;', 'Tea &nbsp;', 'Tea &amp;nbsp;'];
const one = given.map((name) => read(create({ version: '1.0' }, { name }).end()));
const other = given.map((name) => read(new Builder({}).build({ name })));
console.log(one.join(' | '));
console.log(other.join(' | '));
assert.deepEqual(one, ['Tea A', 'not well-formed', 'not well-formed']);
assert.deepEqual(other, given);
JS
node try.mjs
