#!/usr/bin/env bash
# node-gettext 3.0.1, which says texts of a shop by catalogues of gettext, beside gettext.js 2.0.3 and jed 1.1.1; texts with a count ("%d shirts") in languages of Africa and others.
# Guess before the run: node-gettext has a table of plurals of its own, in which Kinyarwanda is missing, and says the first form for any count there.
# Seen: the table is there and has Kinyarwanda. The rule that each catalogue brings (Plural-Forms) is not read at all. Of languages that are not in the table, Luganda, Igbo, Zulu, Xhosa, Southern Sotho and
# Shona among them, a text with a count raises "Cannot read properties of undefined (reading 'pluralsFunc')". Georgian and Persian have one form in it, so that a hundred shirts are
# "one shirt"; Brazil's nought is many, though the catalogue says one; and Hebrew's and Latvian's forms are others than those of their catalogues. The two others go by the catalogue.
# Source: GNU gettext manual, 11.2.6 (Additional functions for plural forms: the rule stands in the header of the catalogue).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-gettext@3.0.1 gettext.js@2.0.3 jed@1.1.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const Gettext = require('node-gettext');
const gettextJs = require('gettext.js');
const Jed = require('jed');

console.log = ((log) => (...told) => String(told[0]).startsWith('>>>') || log(...told))(console.log); // one of them prints its rule
const NOT_ONE = ['nplurals=2; plural=(n != 1);', (n) => Number(n !== 1)];
const MANY = ['nplurals=2; plural=(n > 1);', (n) => Number(n > 1)];
const HEBREW = ['nplurals=3; plural=(n==1 ? 0 : n==2 ? 1 : 2);', (n) => (n === 1 ? 0 : n === 2 ? 1 : 2)];
const LATVIAN = [
  'nplurals=3; plural=(n%10==0 || n%100>=11 && n%100<=19 ? 0 : n%10==1 && n%100!=11 ? 1 : 2);',
  (n) => (n % 10 === 0 || (n % 100 >= 11 && n % 100 <= 19) ? 0 : n % 10 === 1 && n % 100 !== 11 ? 1 : 2),
];
const COUNTS = [0, 1, 2, 11, 100];
const forms = ['a', 'b', 'c'];
const FAILS = "Cannot read properties of undefined (reading 'pluralsFunc')";

function byNodeGettext(language, rule, said) {
  const texts = new Gettext();
  const entry = { msgid: '%d shirt', msgid_plural: '%d shirts', msgstr: said };
  texts.addTranslations(language, 'messages', { headers: { 'plural-forms': rule }, translations: { '': { '%d shirt': entry } } });
  texts.setLocale(language);
  try {
    return COUNTS.map((n) => texts.ngettext('%d shirt', '%d shirts', n)).join('');
  } catch (error) {
    return error.message;
  }
}
function byGettextJs(language, rule, said) {
  const texts = gettextJs();
  texts.setMessages('messages', language, { '%d shirt': said }, rule);
  texts.setLocale(language);
  return COUNTS.map((n) => texts.ngettext('%d shirt', '%d shirts', n)).join('');
}
function byJed(language, rule, said) {
  const messages = { '': { domain: 'messages', lang: language, plural_forms: rule }, '%d shirt': said };
  const texts = new Jed({ domain: 'messages', locale_data: { messages } });
  return COUNTS.map((n) => texts.ngettext('%d shirt', '%d shirts', n)).join('');
}
for (const [language, [rule, which], seen] of [
  ['rw', NOT_ONE, 'babbb'],
  ['sw', NOT_ONE, 'babbb'],
  ['lg', NOT_ONE, FAILS],
  ['ig', NOT_ONE, FAILS],
  ['zu', NOT_ONE, FAILS],
  ['xh', NOT_ONE, FAILS],
  ['st', NOT_ONE, FAILS],
  ['sn', NOT_ONE, FAILS],
  ['ka', NOT_ONE, 'aaaaa'],
  ['fa', MANY, 'aaaaa'],
  ['pt_BR', MANY, 'babbb'],
  ['he', HEBREW, 'babbb'],
  ['lv', LATVIAN, 'cabbb'],
]) {
  const said = forms.slice(0, Number(rule[9]));
  const right = COUNTS.map((n) => said[which(n)]).join('');
  assert.deepEqual([byGettextJs(language, rule, said), byJed(language, rule, said)], [right, right]);
  const told = byNodeGettext(language, rule, said);
  console.log(language, right, told);
  assert.equal(told, seen);
}
JS
node try.cjs
