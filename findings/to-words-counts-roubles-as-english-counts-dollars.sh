#!/usr/bin/env bash
# to-words 5.7.0, which writes amounts of money in words "in 135 locales", in languages that have more than one plural.
# Guess before the run: it has one form of the money for one and one for all else.
# Seen: so it has in Russian, Polish, Czech and Ukrainian, and "два рублей", "двадцать один рублей", "tři korun" and "dwa złotych" stand on the invoice: two to four take a form of their own there, and 21 that of one.
# Nor do numbers follow the gender of the money: "один гривня", "jeden koruna", "едно лев" (a lev is masculine, a hryvnia and a koruna feminine). In Arabic two, three and ten have their forms, and eleven, which
# takes the accusative (ريالاً), has the one of a hundred. Romanian lacks the "de" after twenty ("douăzeci și unu de lei"). Bulgaria pays in euros since 2026.
# Source: CLDR 48, plural rules (ru, uk, pl, cs: one, few, many or other; ro: few and other, "de" from twenty on) and names of currencies by count (ru RUB few "рубля", pl PLN few "złote", cs CZK few "koruny").
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts to-words@5.7.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { ToWords } = require('to-words');

for (const [localeCode, amount, right, seen] of [
  ['ru-RU', 1, 'один рубль', 'один рубль'],
  ['ru-RU', 2, 'два рубля', 'два рублей'],
  ['ru-RU', 5, 'пять рублей', 'пять рублей'],
  ['ru-RU', 21, 'двадцать один рубль', 'двадцать один рублей'],
  ['uk-UA', 1, 'одна гривня', 'один гривня'],
  ['uk-UA', 3, 'три гривні', 'три гривень'],
  ['pl-PL', 2, 'dwa złote', 'dwa złotych'],
  ['pl-PL', 22, 'dwadzieścia dwa złote', 'dwadzieścia dwa złotych'],
  ['cs-CZ', 1, 'jedna koruna', 'jeden koruna'],
  ['cs-CZ', 3, 'tři koruny', 'tři korun'],
  ['cs-CZ', 5, 'pět korun', 'pět korun'],
  ['ro-RO', 21, 'douăzeci și unu de lei', 'douăzeci unu lei'],
  ['bg-BG', 1, 'един лев', 'едно лев'],
  ['ar-SA', 3, 'ثلاثة ريالات', 'ثلاثة ريالات'],
  ['ar-SA', 11, 'أحد عشر ريالاً', 'أحد عشر ريال'],
]) {
  const told = new ToWords({ localeCode }).convert(amount, { currency: true }).toLowerCase();
  console.log(localeCode, amount, 'right:', right, 'told:', told);
  assert.ok(told.startsWith(`${seen} `));
  if (seen !== right) assert.ok(!told.startsWith(right));
}
JS
node try.cjs
