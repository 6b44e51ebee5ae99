#!/usr/bin/env bash
# vat-siren-siret 1.2.1, by which forms ask for the numbers of French companies (SIREN, SIRET, VAT), beside stdnum 1.12.0.
# Guess before the run: places of La Poste, whose numbers have a rule of their own since Luhn's digits ran out, are refused.
# Seen: each is but the head office. Of ten thousand numbers that are right by that rule, one in ten passes, by chance. And VAT numbers whose key has a letter, as the form of the numbers allows, are refused.
# stdnum takes both.
# Source: INSEE, SIRENE, "Numéro SIRET" (SIREN 356 000 000: the sum of the fourteen digits is a multiple of five); Commission of the EU, VIES, structure of VAT numbers (FR: XX 999999999, the first two may be letters).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vat-siren-siret@1.2.1 stdnum@1.12.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { isSIREN, isSIRET, isVAT } = require('vat-siren-siret');
const { stdnum } = require('stdnum');

const offices = Array.from({ length: 50_000 }, (_, at) => `356000000${String(at + 10_000).padStart(5, '0')}`).filter(
  (number) => [...number].reduce((sum, digit) => sum + Number(digit), 0) % 5 === 0,
);
const taken = [isSIRET, (number) => stdnum.FR.siret.validate(number).isValid].map((take) => offices.filter(take).length);
console.log(offices.length, 'places of La Poste:', ...taken, 'are taken;', isSIREN('356000000'), isSIRET('35600000000048'));
assert.deepEqual([isSIREN('356000000'), isSIRET('35600000000048'), isSIRET('81345471700014')], [true, true, true]);
assert.ok(taken[0] > 0.05 * offices.length && taken[0] < 0.15 * offices.length);
for (const [number, seen, right] of [
  ['FR40303265045', true, true],
  ['FRK7399859412', false, true],
]) {
  const told = [isVAT(number), stdnum.FR.tva.validate(number).isValid];
  console.log(number, ...told);
  assert.deepEqual(told, [seen, right]);
}
JS
node try.cjs
