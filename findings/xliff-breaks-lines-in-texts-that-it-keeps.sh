#!/usr/bin/env bash
# xliff 6.4.0, by which texts of a shop go to translators and come back (XLIFF 1.2): what it writes of a file that it has just read, looked at by
# @xmldom/xmldom 0.9.8.
# Guess before the run: what is known of a translation besides its words (state, approved) is lost.
# Seen: `approved` is kept and the state of the translation is lost, so that what was final is to be done again. And the words change: before each placeholder it writes a line break and ten
# blanks and one behind the last, so that "Pay … now" is a text of three lines, also where xml:space says that blanks are to be kept. It takes them away itself when it reads the file
# again, so that its own round shows nothing; a translator's program has them in the sentence. A text without placeholders stays as it was.
# Source: XLIFF 1.2 (OASIS), 2.5 and the attributes xml:space ("preserve") and state of <target>; XML 1.0, 2.10.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts xliff@6.4.0 @xmldom/xmldom@0.9.8
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { DOMParser } = require('@xmldom/xmldom');
const { jsToXliff12, xliff12ToJs } = require('xliff');

const file = `<?xml version="1.0"?><xliff xmlns="urn:oasis:names:tc:xliff:document:1.2" version="1.2">
<file original="cart" source-language="en" target-language="fr" datatype="plaintext"><body>
<trans-unit id="plain" approved="yes" xml:space="preserve"><source>Pay now</source><target state="final">Payer maintenant</target></trans-unit>
<trans-unit id="price" approved="yes" xml:space="preserve"><source>Pay <x id="1"/> now</source><target state="final">Payer <x id="1"/> maintenant</target></trans-unit>
</body></file></xliff>`;
const sources = (xml) => [...new DOMParser().parseFromString(xml, 'text/xml').getElementsByTagName('source')].map((text) => text.textContent);

(async () => {
  const read = await xliff12ToJs(file);
  const once = await jsToXliff12(read);
  console.log(sources(file), '->', sources(once));
  assert.deepEqual(sources(file), ['Pay now', 'Pay  now']);
  assert.deepEqual(sources(once), ['Pay now', `Pay \n${' '.repeat(10)} now\n${' '.repeat(8)}`]);
  const again = await xliff12ToJs(once);
  assert.deepEqual(again.resources.cart.price.source, read.resources.cart.price.source);
  assert.ok(once.includes('approved="yes"') && once.includes('xml:space="preserve"') && !once.includes('state='));
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
