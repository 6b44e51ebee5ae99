#!/usr/bin/env bash
# stdnum 1.12.0 (npm), validators of VAT numbers.
# Guess before the run: numbers that tax offices and the EU's examples give are taken, as the Python library of the same name takes them.
# Seen: the nine digits of a Bulgarian company, 831650349, are InvalidFormat, since the form wants a first digit of 0 to 3 or 9; Bulgarian
# numbers of companies begin with other digits, too, and its check digit is right. The Czech special number 640903926 (nine digits that begin with a
# 6, an example of the published rules) is InvalidChecksum, since the leading 6 is weighed as well. There is no validator for XI (Northern Ireland),
# and Greek numbers are found under GR, not under the EL that they are written with.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stdnum@1.12.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { stdnum } from 'stdnum';

/** Bulgaria's check digit of nine: weights 1 to 8 modulo 11, for a remainder of 10 weights 3 to 10, and 10 is 0. */
const ofBulgaria = (text) => {
  const digits = [...text].map(Number);
  const sum = (from) => digits.slice(0, 8).reduce((all, digit, index) => all + digit * (index + from), 0) % 11;
  const check = sum(1) < 10 ? sum(1) : sum(3) % 10;
  return check === digits[8];
};
/** Czechia's special numbers: the seven digits after the 6, weights 8 to 2, and a table of what is left. */
const ofCzechia = (text) => {
  const sum = [...text.slice(1, 8)].map(Number).reduce((all, digit, index) => all + digit * (8 - index), 0);
  const left = sum % 11 === 0 ? 11 : Math.ceil(sum / 11) * 11 - sum;
  return Number(text[8]) === [0, 8, 7, 6, 5, 4, 3, 2, 1, 0, 9, 8][left];
};
const said = (result) => (result.isValid ? 'valid' : result.error.name);
assert.equal(ofBulgaria('831650349'), true);
assert.equal(ofCzechia('640903926'), true);
const seen = [said(stdnum.BG.vat.validate('831650349')), said(stdnum.CZ.dic.validate('640903926')), 'XI' in stdnum, 'EL' in stdnum];
console.log(seen.join(' | '));
assert.deepEqual(seen, ['InvalidFormat', 'InvalidChecksum', false, false]);
JS
node try.mjs
