#!/usr/bin/env bash
# @digitalia/fatturapa 1.3.1, which turns Italy's electronic invoices (FatturaPA) into objects and back, as its readme uses it.
# Guess before the run: the noughts in front of a postal code of Rome (00118) and of an article's number are lost.
# Seen: they are kept, all is text. But the readme's first call, `fpa2js(xml, { validate: false, valuesOnly: false })`, answers undefined, and so does the one without options; with `valuesOnly: true` it answers. A text of JSON, which the
# readme hands to `fpa2xml`, becomes an element for each of its letters: <0>{</0>. Names are neither marked nor read as XML marks them: "Duka & Figli" is written with its ampersand as it is, which is no XML, so that the exchange system
# refuses the file, and of "Duka &amp; Figli" in an invoice of others comes "Duka &amp; Figli". Nothing is raised.
# Source: XML 1.0, 2.4 (an ampersand in a text is written &amp;), 2.1 and 2.3 (no name begins with a digit); Agenzia delle Entrate, Specifiche tecniche FatturaPA 1.2 (XML 1.0, UTF-8).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @digitalia/fatturapa@1.3.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { fpa2js, fpa2xml } = require('@digitalia/fatturapa');

const xml = '<p:FatturaElettronica xmlns:p="x"><CAP>00118</CAP><Denominazione>Duka &amp; Figli</Denominazione></p:FatturaElettronica>';
const told = [fpa2js(xml), fpa2js(xml, { validate: false, valuesOnly: false }), fpa2js(xml, { validate: false, valuesOnly: true })];
console.log(...told);
assert.deepEqual(told.slice(0, 2), [undefined, undefined]);
assert.equal(told[2].CAP, '00118');
assert.equal(told[2].Denominazione, 'Duka &amp; Figli');

const invoice = { Fattura: { CAP: '00118', Denominazione: 'Duka & Figli' } };
const written = fpa2xml(invoice, { validate: false });
const letters = fpa2xml(JSON.stringify(invoice), { validate: false });
console.log(written, letters.slice(0, 80));
assert.match(written, /<CAP>00118<\/CAP><Denominazione>Duka & Figli<\/Denominazione>/);
assert.match(letters, /<0>\{<\/0><1>"<\/1><2>F<\/2>/);
JS
node try.cjs
