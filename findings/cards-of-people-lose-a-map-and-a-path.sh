#!/usr/bin/env bash
# vcards-js 2.11.1, which writes cards of a shop (vCard), and vcf 2.1.2, ical.js 2.2.1, vcard-parser 1.0.0, vcard4 4.0.5 and vcard4-ts 0.4.1, which read them.
# Guess before the run: a link with a comma, as those to a map have it (?q=-1.95,30.06), does not come back whole.
# Seen: vcards-js puts a backslash before the comma, as in a text, which a link is not, and two readers keep it, so that the address has a backslash in it. vcard-parser takes a comma in a link for the border of a
# list, and a semicolon in a number to call ("tel:…;ext=5") too, where the norm's own example has one. In texts it and vcard4 undo the marks in the wrong order: C:\new, rightly written as C:\\new, has a line
# break in it. vcard4-ts makes one name of a company and its department, so that nobody can tell where "Sons;Sales" parts.
# Source: RFC 6350, 3.4 (commas and semicolons are escaped in lists and compound values; "\\" is one backslash), 4.2 (URI: as in RFC 3986), 6.4.1 (TEL, example with ext), 6.6.4 (ORG); RFC 2426, 3.6.8.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vcards-js@2.11.1 vcf@2.1.2 ical.js@2.2.1 vcard-parser@1.0.0 vcard4@4.0.5 vcard4-ts@0.4.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import { parseVCards } from 'vcard4-ts';
import { parse } from 'vcard4';

const require = createRequire(import.meta.url);
const { parse: byParser } = require('vcard-parser');
const vCardsJS = require('vcards-js');
const Vcf = require('vcf');

const map = 'https://maps.example/?q=-1.95,30.06';
const card = Object.assign(vCardsJS(), { firstName: 'Duka', url: map });
const written = card.getFormattedString().replaceAll(/\r?\n/g, '\r\n');
const links = [new ICAL.Component(ICAL.parse(written)).getFirstPropertyValue('url'), new Vcf().parse(written).get('url').valueOf()];
console.log('written:', /URL.*/.exec(written)[0], '-> ical.js, vcf:', links);
assert.deepEqual(links, Array(2).fill(map.replace(',', String.raw`\,`)));

const lines = ['FN:Duka', `URL:${map}`, 'TEL;VALUE=uri:tel:+1-555-555-5555;ext=5555', String.raw`NOTE:see C:\\new`, String.raw`ORG:Smith\, Sons;Sales`];
const right = ['BEGIN:VCARD', 'VERSION:4.0', ...lines, 'END:VCARD', ''].join('\r\n');
const told = byParser(right);
console.log('vcard-parser:', told.url[0].value, told.tel[0].value, JSON.stringify(told.note[0].value));
assert.deepEqual(told.url[0].value, map.split(','));
assert.deepEqual(told.tel[0].value, ['tel:+1-555-555-5555', 'ext=5555']);
assert.deepEqual(told.org[0].value, ['Smith, Sons', 'Sales']);
const path = String.raw`see C:\new`;
const broken = path.replace(String.raw`\n`, '\\\n');
const one = (name) => [parse(right).getProperty(name)].flat()[0].value;
console.log('vcard4:', one('URL'), JSON.stringify(one('NOTE')));
assert.deepEqual([told.note[0].value, one('NOTE')], [broken, broken]);
assert.deepEqual([one('URL'), one('ORG')], [map, ['Smith, Sons', 'Sales']]);
const [ts] = parseVCards(right).vCards;
const value = (name) => [ts[name]].flat()[0].value;
console.log('vcard4-ts:', value('URL'), value('NOTE'), value('ORG'));
assert.deepEqual([value('URL'), value('NOTE'), value('ORG')], [map, path, ['Smith, Sons;Sales']]);
JS
node try.mjs
