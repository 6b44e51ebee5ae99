#!/usr/bin/env bash
# @covve/easy-vcard 1.1.1, which writes cards of shops (vCard 4.0), beside vcard-creator 1.0.0; both read by ical.js 2.2.1.
# Guess before the run: commas of a name are written without a backslash.
# Seen: so are semicolons, which is worse, since they are the borders of what a name and a company are made of: the company "Duka, Kigali; Rwanda" is
# read as a company and its department, the name "Salt; Tea" as a family name and a given name too many. Line breaks and backslashes of a note have theirs. What vcard-creator writes comes back whole.
# Source: RFC 6350, 3.4 (semicolons in values of several components and commas in lists are escaped), 6.2.2 (N) and 6.6.4 (ORG).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @covve/easy-vcard@1.1.1 vcard-creator@1.0.0 ical.js@2.2.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import ICAL from 'ical.js';
import VCardCreator from 'vcard-creator';

const require = createRequire(import.meta.url);
const { VCard } = require('@covve/easy-vcard');

const easy = new VCard();
easy.addLastName('Salt; Tea').addFirstName('Ada').addOrganization('Duka, Kigali; Rwanda').addNotes('One\nTwo \\ three, four');
const created = new VCardCreator();
created.addName({ familyName: 'Salt; Tea', givenName: 'Ada' }).addCompany({ name: 'Duka, Kigali; Rwanda' }).addNote('One\nTwo \\ three, four');

function read(text) {
  const [, properties] = ICAL.parse(text);
  const value = (name) => properties.find(([each]) => each === name)[3];
  return [value('n').slice(0, 3), value('org'), value('note')];
}
assert.match(easy.toString(), /^ORG:Duka, Kigali; Rwanda\r?$/m);
const told = [easy, created].map((card) => read(card.toString()));
console.log(...told);
assert.deepEqual(told, [
  [['Salt', ' Tea', 'Ada'], ['Duka, Kigali', ' Rwanda'], 'One\nTwo \\ three, four'],
  [['Salt; Tea', 'Ada', ''], 'Duka, Kigali; Rwanda', 'One\nTwo \\ three, four'],
]);
JS
node try.mjs
