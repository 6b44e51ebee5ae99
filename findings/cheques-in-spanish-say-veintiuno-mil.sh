#!/usr/bin/env bash
# numero-a-letras 1.0.6, written-number 0.11.1, n2words 4.0.0, rosaenlg-n2words 3.3.0 and to-words 5.7.0, which write amounts of cheques and invoices in Spanish.
# Guess before the run: n2words writes "veintiuno mil", and numero-a-letras leaves out the "de" of "un millón de pesos".
# Seen: none of five writes 21,000 as "veintiún mil": four have "veintiuno mil", numero-a-letras "veintiun mil" without its accent. to-words has "treinta y un mil" all the same. The "de" is there
# where it should not be: numero-a-letras has "un millón de un pesos" for 1,000,001 and "dos millones de quinientos mil pesos". written-number calls 1,000,001 "uno millón uno". And to-words, which knows
# the money, leaves it out where it belongs, and says "veintiuno euros".
# Source: Real Academia Española, Ortografía de la lengua española (2010), VIII 3.1 (veintiún años, treinta y un mil), Diccionario panhispánico de dudas, "uno" 2.2 (veintiún before masculine nouns and
# mil) and "millón" (a noun: un millón de pesos; without "de" where numerals follow).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts numero-a-letras@1.0.6 written-number@0.11.1 n2words@4.0.0 rosaenlg-n2words@3.3.0 to-words@5.7.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { toCardinal } from 'n2words/es-ES';

const require = createRequire(import.meta.url);
const { NumerosALetras } = require('numero-a-letras');
const rosaenlg = require('rosaenlg-n2words');
const { ToWords } = require('to-words');
const written = require('written-number');

const toWords = new ToWords({ localeCode: 'es-ES' });
const write = {
  n2words: (amount) => toCardinal(amount),
  'rosaenlg-n2words': (amount) => (rosaenlg.default ?? rosaenlg)(amount, { lang: 'es' }),
  'written-number': (amount) => written(amount, { lang: 'es' }),
  'to-words': (amount) => toWords.convert(amount).toLowerCase(),
};
for (const [amount, ...seen] of [
  [2000, ...Array(4).fill('dos mil')],
  [21_000, ...Array(4).fill('veintiuno mil')],
  [31_000, ...Array(3).fill('treinta y uno mil'), 'treinta y un mil'],
  [1_000_001, 'un millón uno', 'un millón uno', 'uno millón uno', 'un millon uno'],
]) {
  const told = Object.values(write).map((by) => by(amount));
  console.log(amount, '->', told.join(' | '));
  assert.deepEqual(told, seen);
}
const inPesos = (amount) => NumerosALetras(amount).replace(/ 00\/100.*/, '').replaceAll(/ +/g, ' ').toLowerCase();
for (const [amount, seen] of [
  [1_000_000, 'un millón de pesos'],
  [21_000, 'veintiun mil pesos'],
  [1_000_001, 'un millón de un pesos'],
  [2_500_000, 'dos millones de quinientos mil pesos'],
]) {
  console.log(amount, '->', inPesos(amount));
  assert.equal(inPesos(amount), seen);
}
const inEuros = (amount) => toWords.convert(amount, { currency: true }).toLowerCase();
console.log(inEuros(1_000_000), '|', inEuros(21));
assert.deepEqual([inEuros(1_000_000), inEuros(21)], ['un millon euros', 'veintiuno euros']);
JS
node try.mjs
