#!/usr/bin/env bash
# written-number 0.11.1, number-in-letters 0.5.0 and to-words 5.7.0, which write amounts of cheques and invoices in French, beside n2words 4.0.0 and rosaenlg-n2words 3.3.0.
# Guess before the run: one of them writes "quatre-vingts mille".
# Seen: two do, written-number and number-in-letters, and "deux cents mille" as well, all amounts that are common in CFA francs. to-words has it by halves: "quatre-vingt mille" is right,
# "deux cents mille" is not, and where the s belongs, before million, it is missing: "quatre-vingt millions". number-in-letters says "vingt-un mille" for 21,000. n2words and rosaenlg-n2words are right.
# Source: Dictionnaire de l'Académie française, 9th edition, CENT ("trois cent mille", "deux cents millions") and VINGT: with an s when multiplied and last in its number; mille is of the number,
# million and milliard are nouns.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts written-number@0.11.1 number-in-letters@0.5.0 to-words@5.7.0 n2words@4.0.0 rosaenlg-n2words@3.3.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { toCardinal } from 'n2words/fr-FR';

const require = createRequire(import.meta.url);
const inLetters = require('number-in-letters');
const rosaenlg = require('rosaenlg-n2words');
const { ToWords } = require('to-words');
const written = require('written-number');

const toWords = new ToWords({ localeCode: 'fr-FR' });
const write = [
  (amount) => written(amount, { lang: 'fr' }),
  (amount) => inLetters(amount, { lang: 'fr' }),
  (amount) => toWords.convert(amount).toLowerCase(),
];
const others = [(amount) => toCardinal(amount), (amount) => (rosaenlg.default ?? rosaenlg)(amount, { lang: 'fr' })];
for (const [amount, right, ...seen] of [
  [80, 'quatre-vingts'],
  [380, 'trois cent quatre-vingts'],
  [80_000, 'quatre-vingt mille', 'quatre-vingts mille', 'quatre-vingts mille'],
  [200_000, 'deux cent mille', 'deux cents mille', 'deux cents mille', 'deux cents mille'],
  [80_000_000, 'quatre-vingts millions', undefined, undefined, 'quatre-vingt millions'],
  [200_000_000, 'deux cents millions'],
  [21_000, 'vingt et un mille', undefined, 'vingt-un mille'],
]) {
  const told = write.map((by) => by(amount));
  console.log(amount, '->', told.join(' | '));
  assert.deepEqual(told, write.map((_, at) => seen[at] ?? right));
  for (const by of others) assert.equal(by(amount), right);
}
JS
node try.mjs
