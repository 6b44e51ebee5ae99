#!/usr/bin/env bash
# plural-forms 0.5.5, which tells programs of translators how many forms a language has and which of them goes with a number, beside Intl of Node.js (CLDR).
# Guess before the run: Turkish, Persian and Georgian have one form, as in old catalogues of gettext, though "1" has one of its own by CLDR.
# Seen: so it is in the latter two. But in Macedonian 11, 111 and 211 go with the form of 1, so that a cart says "11 производ": the exception of eleven is missing, which the same package has for Russian, Serbian and Croatian. In
# Macedonian, too, 21 takes the form of one and 11 does not. What it shows as examples of the two forms, 1 and 2, tells nothing of it.
# Source: Unicode CLDR 48, plural rules of mk (one: v = 0 and i % 10 = 1 and i % 100 != 11 …); UTS #35 part 3.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts plural-forms@0.5.5
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { getExamples, getFormula, getNPlurals, getPluralFunc } = require('plural-forms');

const numbers = [1, 2, 5, 11, 21, 31, 101, 111, 121, 211];
/** Which numbers go with the form of one. */
const likeOne = (language) => {
  const form = getPluralFunc(language);
  const forms = ['0', '1', '2'].slice(0, Number(getNPlurals(language)));
  return numbers.filter((number) => form(number, forms) === form(1, forms));
};
const byCldr = (language) => {
  const { select } = Intl.PluralRules.prototype;
  const rules = new Intl.PluralRules(language);
  return numbers.filter((number) => select.call(rules, number) === select.call(rules, 1));
};
for (const language of ['mk', 'ru', 'sr', 'hr']) console.log(language, getFormula(language), 'like one:', likeOne(language), 'by CLDR:', byCldr(language));
console.log(getExamples('mk'), ['fa', 'ka'].map(getNPlurals));
for (const language of ['ru', 'sr', 'hr']) assert.deepEqual(likeOne(language), byCldr(language));
assert.deepEqual(byCldr('mk'), [1, 21, 31, 101, 121]);
assert.deepEqual(likeOne('mk'), [1, 11, 21, 31, 101, 111, 121, 211]);
assert.deepEqual(['fa', 'ka'].map((language) => Number(getNPlurals(language))), [1, 1]);
JS
node try.cjs
