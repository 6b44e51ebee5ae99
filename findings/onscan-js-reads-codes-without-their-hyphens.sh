#!/usr/bin/env bash
# onscan.js 1.5.2, by which pages of tills and of stock take what a scanner types (a scanner is a keyboard to a page), in jsdom 26.1.0.
# Guess before the run: signs other than letters and digits, as article numbers and Code 128 have them, are lost.
# Seen: hyphen, dot, slash, colon and blank are, and nothing tells so: of TEE-RED-M comes TEEREDM, of a GS1 Digital Link "httpsidexample0109506000134352". Of "A/B.C 12" five signs are left, fewer than it takes for a scan, and no
# event comes. A sign above a digit (the percent sign of 12%OFF) comes as it is, and so does what is digits and letters alone, as GTINs are: the number of the key is asked for, which is that of the digit, and only behind that what it writes.
# Source: W3C, UI Events, `KeyboardEvent.key` (the sign that a key makes) and `keyCode` (legacy; 189, 190, 191 are the keys of hyphen, dot and slash in the layout of the United States).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts onscan.js@1.5.2 jsdom@26.1.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { JSDOM } = require('jsdom');

const { window } = new JSDOM('<body></body>');
Object.assign(globalThis, { window, document: window.document, CustomEvent: window.CustomEvent });
const onScan = require('onscan.js');

let scanned;
onScan.attachTo(document, { suffixKeyCodes: [13], onScan: (code) => (scanned = code) });
const own = { '-': 189, '.': 190, '/': 191, ':': 186, '%': 53, ' ': 32 };
const press = (key, keyCode) =>
  document.dispatchEvent(
    new window.KeyboardEvent('keydown', { key, keyCode, which: keyCode, shiftKey: /[A-Z:%]/.test(key), bubbles: true }),
  );
function scan(code) {
  scanned = undefined;
  for (const key of code) press(key, own[key] ?? key.toUpperCase().charCodeAt(0));
  press('Enter', 13);
  return scanned;
}
for (const [code, seen] of [
  ['4006381333931', '4006381333931'],
  ['12%OFF', '12%OFF'],
  ['TEE-RED-M', 'TEEREDM'],
  ['https://id.example/01/09506000134352', 'httpsidexample0109506000134352'],
  ['A/B.C 12', undefined],
]) {
  console.log(JSON.stringify([code, scan(code)]));
  assert.equal(scan(code), seen);
}
JS
node try.cjs
