#!/usr/bin/env bash
# validator 13.15.35 and its isVAT, by which forms and class-validator ask for tax numbers, beside stdnum 1.12.0.
# Guess before the run: forms alone are asked for most countries, not check digits, so that wrong numbers pass; right ones do.
# Seen: right ones do not. India's must have fifteen digits, where each GSTIN has the letters of its owner's PAN in it: none passes. Britain's pass with
# blanks in them and not as tax offices and VIES write them (GB980780684). Of Chile's, those whose check digit is K, one in eleven, are refused; of
# Ireland's, those of persons and of since 2013, with two letters at their end; of Brazil's, those with letters of since July 2026, which isTaxID of the
# same library takes; of Indonesia's, those of sixteen digits.
# Source: India, CGST Rules 2017, rule 10 (GSTIN: state, PAN, entity, check digit); HM Revenue and Customs, VAT Notice 700/1; Servicio de Impuestos
# Internos de Chile (RUT, check digit 0 to 9 and K); Irish Revenue, 1 January 2013; Receita Federal, IN RFB 2.229/2024; PMK 112/PMK.03/2022.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts validator@13.15.35 stdnum@1.12.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { stdnum } = require('stdnum');
const validator = require('validator');

for (const [country, kind, number, seen] of [
  ['IN', 'gstin', '27AAPFU0939F1ZV', false],
  ['GB', 'vat', 'GB980780684', false],
  ['GB', 'vat', 'GB980 7806 84', true],
  ['IE', 'vat', 'IE6433435F', true],
  ['IE', 'vat', 'IE6433435OA', false],
  ['BR', 'cnpj', '11.222.333/0001-81', true],
  ['BR', 'cnpj', '12.ABC.345/01DE-35', false],
  ['FR', 'tva', 'FRK7399859412', true],
]) {
  assert.ok(stdnum[country][kind].validate(number).isValid);
  console.log(country, number, validator.isVAT(number, country));
  assert.equal(validator.isVAT(number, country), seen);
}
assert.ok(validator.isTaxID('12ABC34501DE35', 'pt-BR'));
assert.equal(validator.isVAT('0013000666091000', 'ID'), false);

/** Weights of 2 to 7 from the right, modulo 11. */
function withCheckDigit(body) {
  const sum = [...body].reverse().reduce((all, digit, at) => all + Number(digit) * (2 + (at % 6)), 0);
  return `${body}-${'0123456789K'[(11 - (sum % 11)) % 11]}`;
}
const chilean = Array.from({ length: 1_100 }, (_, index) => withCheckDigit(String(76_086_000 + index)));
assert.ok(chilean.every((number) => stdnum.CL.rut.validate(number).isValid));
const refused = chilean.filter((number) => !validator.isVAT(number, 'CL'));
console.log(`of ${chilean.length} numbers of Chile ${refused.length} are refused, such as ${refused[0]}`);
assert.equal(refused.length, 101);
assert.ok(refused.every((number) => number.endsWith('K')));
JS
node try.cjs
