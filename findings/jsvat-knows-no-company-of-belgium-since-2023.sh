#!/usr/bin/env bash
# jsvat 2.5.4, jsvat-next 3.0.4 and @form-validation/validator-vat 2.4.0, by which forms ask for VAT numbers.
# Guess before the run: jsvat refuses numbers of Northern Ireland (XI), which are in use since 2021.
# Seen: it does; the two others take them. What nobody guesses: Belgium has run out of numbers that begin with 0 and gives out such that begin with 1, and both jsvat and @form-validation refuse each
# of them, so that companies that were founded lately cannot buy without VAT. jsvat-next takes them. With the letters MVA, as Norway's invoices have to show them,
# both it and @form-validation refuse Norway's, one since it wants them without NO in front, the other without MVA behind.
# Source: Crossroads Bank for Enterprises (ten digits, the first 0 or 1, the last two 97 less the first eight modulo 97); Commission of the EU, VIES, structure of VAT numbers (BE: ten digits, beginning with 0 or 1; XI);
# Norwegian Bookkeeping Regulation, 5-1-2 (number of the organisation, followed by MVA).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts jsvat@2.5.4 jsvat-next@3.0.4 @form-validation/validator-vat@2.4.0 @form-validation/core@2.4.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const jsvat = require('jsvat');
const next = require('jsvat-next');
const { vat } = require('@form-validation/validator-vat');

const countries = (library) => Object.values(library).filter((each) => each?.codes);
const belgian = (stem) => `BE${stem}${String(97 - (Number(stem) % 97)).padStart(2, '0')}`;
for (const [number, ...seen] of [
  [belgian('04287594'), true, true, true],
  [belgian('10001234'), false, true, false],
  [belgian('10120456'), false, true, false],
  ['GB980780684', true, true, true],
  ['XI980780684', false, true, true],
  ['DE136695976', true, true, true],
  ['NO923609016MVA', true, false, false],
]) {
  const told = [
    jsvat.checkVAT(number, countries(jsvat)).isValid,
    next.checkVAT(number, countries(next)).isValid,
    vat().validate({ value: number, options: { country: number.slice(0, 2) }, l10n: {} }).valid,
  ];
  console.log(number, ...told);
  assert.deepEqual(told, seen);
}
assert.equal(belgian('04287594'), 'BE0428759497');
JS
node try.cjs
