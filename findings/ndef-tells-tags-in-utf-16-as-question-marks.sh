#!/usr/bin/env bash
# ndef 0.2.0, which writes and reads what stands on NFC tags (price labels, cards of a shop, tables of a café).
# Guess before the run: an address that begins with https://www. loses its beginning, which one byte stands for, and a language with a country (de-CH) its country's letters go into the text.
# Seen: both come back whole, so do tel:, mailto: and urn:epc:, and a text of 300 letters. A text in UTF-16, which a record says by the first bit of its first byte, is read as UTF-8 all the same: "Tea" is two marks of
# what could not be read, and a nought before each letter. Of a smart poster (an address with its title) which it has written itself comes a record that has no value: neither the address nor the title.
# Source: NFC Forum, Text Record Type Definition 1.0, 3.2.1 (bit 7: 0 is UTF-8, 1 is UTF-16) and 3.4 (readers take both); Smart Poster Record Type Definition 1.0, 3.3 (its payload is a message of records).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ndef@0.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const ndef = require('ndef');

const read = (record) => ndef.decodeMessage(ndef.encodeMessage([record]))[0].value;
for (const address of ['https://www.duka.example/p/1', 'tel:+250788000000', 'urn:epc:id:sgtin:0614141.812345.6789']) {
  console.log(read(ndef.uriRecord(address)));
  assert.equal(read(ndef.uriRecord(address)), address);
}
assert.equal(read(ndef.textRecord('Kaffee', 'de-CH')), 'Kaffee');
const wide = Buffer.from('Tea', 'utf16le').swap16();
const record = ndef.record(ndef.TNF_WELL_KNOWN, ndef.RTD_TEXT, [], [0x82, ...Buffer.from('en'), 0xfe, 0xff, ...wide]);
console.log(JSON.stringify(read(record)), 'by the bytes:', new TextDecoder('utf-16be').decode(wide));
assert.equal(read(record), '\ufffd\ufffd\u0000T\u0000e\u0000a');
const poster = read(ndef.smartPoster([ndef.uriRecord('https://duka.example'), ndef.textRecord('Duka')]));
console.log('a smart poster:', poster);
assert.equal(poster, undefined);
JS
node try.cjs
