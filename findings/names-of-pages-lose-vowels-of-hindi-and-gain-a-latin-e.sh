#!/usr/bin/env bash
# @medusajs/utils 2.21.2 (toHandle, isValidHandle) and @vendure/common 3.7.3 (normalizeString), by which the two shops make the address of a page of the name of a product.
# Guess before the run: in Medusa a name in Cyrillic becomes an empty address; Vendure keeps its letters.
# Seen: Cyrillic is kept by Medusa, as its comment says of any language. What it takes away are the signs that are no letters to Unicode (category M), and with them the vowels of Hindi and
# the vowels and tones of Thai: काला (black), कला (art) and किला (castle) are all "कल", one address for three products; กระเป๋า, a bag, loses its tone. The right words are no valid handles to it.
# Vendure takes letters apart (NFD) and writes an e for every two dots, as German has it: Київ is "киіeв" with a Latin e in its midst, Citroën "citroeen", Anaïs "anaies". And it does not put letters together again: an address of
# Korean or of Japanese with a voiced sign (バッグ) is another row of signs than the one that keyboards write, so that who types the word finds no page.
# Source: Unicode 17, UnicodeData.txt (general categories Mn and Mc; canonical decompositions), and UAX 15; RFC 3987, 5.3.2.2, wants addresses in NFC.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @vendure/common@3.7.3
tar xzf "$(npm pack --silent @medusajs/utils@2.21.2)" package/dist/common
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { normalizeString } = require('@vendure/common/lib/normalize-string');
const { toHandle } = require('./package/dist/common/to-handle.js');
const { isValidHandle } = require('./package/dist/common/validate-handle.js');

for (const [name, medusa, vendure] of [
  ['Синя сукня', 'синя-сукня', 'синя-сукня'],
  ['काला', 'कल', 'काला'],
  ['कला', 'कल', 'कला'],
  ['किला', 'कल', 'किला'],
  ['กระเป๋า', 'กระเปา', 'กระเป๋า'],
  ['Київ', 'київ', 'киіeв'],
  ['Citroën', 'citroën', 'citroeen'],
  ['Anaïs', 'anaïs', 'anaies'],
  ['Müller', 'müller', 'mueller'],
]) {
  const told = [toHandle(name), normalizeString(name, '-')];
  console.log(name, ...told, isValidHandle(name.toLowerCase()));
  assert.deepEqual(told, [medusa, vendure]);
}
assert.equal(isValidHandle('काला'), false);
assert.ok(isValidHandle('कल'));
assert.match(normalizeString('Київ', '-'), /[a-z]/);
for (const name of ['한국', 'バッグ']) {
  const slug = normalizeString(name, '-');
  console.log(name, [...name].length, [...slug].length);
  assert.notEqual(slug, name);
  assert.equal(slug.normalize('NFC'), name);
  assert.equal(toHandle(name), name);
}
JS
node try.cjs
