#!/usr/bin/env bash
# stdnum 1.12.0 (npm), validators of tax numbers: countries where the number of a person's identity card has become the tax number.
# Guess before the run: Brazil's numbers with letters of July 2026 are refused, as the newest ones there are.
# Seen: Brazil's are taken. What is refused are four changes that are older. Latvia: a person's VAT number is the personal code, which has begun with 32
# and told no date of birth since July 2017; of a hundred thousand such numbers none is taken, for 32 is no day. Indonesia: all taxpayers have
# sixteen digits since July 2024, persons those of their identity card (NIK), companies a 0 before the fifteen of before; each is
# InvalidLength, so that a shop refuses every business there is. Ghana: since April 2021 the Ghana Card's number is a person's TIN. Vietnam: twelve digits of
# the identity card since July 2025. The older numbers of all four are taken.
# Source: Latvia, Law on the Register of Natural Persons, and github.com/arthurdejong/python-stdnum/issues/486; Indonesia, Finance Minister's
# Regulation PMK 112/PMK.03/2022, articles 2 and 7, and 136/2023; Ghana Revenue Authority, https://gra.gov.gh/tin/tin-faq ; Vietnam, Circular
# 86/2024/TT-BTC. The shop took none of the first three either. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts stdnum@1.12.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { stdnum } = require('stdnum');

for (const [country, kind, number, seen] of [
  ['BR', 'cnpj', '12ABC34501DE35', undefined],
  ['LV', 'pvn', 'LV16117519997', undefined],
  ['LV', 'pvn', 'LV32673000017', 'InvalidComponent'],
  ['ID', 'npwp', '013000666091000', undefined],
  ['ID', 'npwp', '0013000666091000', 'InvalidLength'],
  ['ID', 'npwp', '3174014501900001', 'InvalidLength'],
  ['GH', 'tin', 'P0001525158', undefined],
  ['GH', 'tin', 'GHA-000000000-0', 'InvalidLength'],
  ['VN', 'mst', '0100233488', undefined],
  ['VN', 'mst', '001190000001', 'InvalidLength'],
]) {
  const { error } = stdnum[country][kind].validate(number);
  console.log(`${country} ${number}: ${error ? error.name : 'taken'}`);
  assert.equal(error?.name, seen);
}
const latvian = Array.from({ length: 100_000 }, (_, index) => `LV32${String(index * 9_973).padStart(9, '0')}`);
const taken = latvian.filter((number) => stdnum.LV.pvn.validate(number).isValid);
console.log(`of ${latvian.length} numbers that begin with 32 ${taken.length} are taken`);
assert.equal(taken.length, 0);
JS
node try.cjs
