#!/usr/bin/env bash
# @mrmgomes/boleto-utils 1.3.3, boleto.js 1.1.4 and gerador-boletos 1.0.4, which read and make boletos, the paying slips of Brazil, beside
# @brazilian-utils/brazilian-utils 2.4.0 and node-boleto 2.3.0.
# Guess before the run: the day on which a boleto is due is told by four digits, days since 7 October 1997, which ran out on 21 February 2025 and began
# at 1000 again; those without a change since read a boleto of today as one of 2002.
# Seen: boleto.js does. boleto-utils, which knew of it (1.3.3), tells both days and leaves the choice to the reader: `vencimento` of a boleto that is due on 29
# November 2026 is 9 April 2002, `vencimentoComNovoFator2025` is right, and the other way round for older ones; its `sucesso` is true for both. gerador-boletos
# makes none any more: a due day after 2023 is refused. The two others are right.
# Source: FEBRABAN, circular on the due date factor (9999 on 2025-02-21, 1000 on 2025-02-22); Banco Central do Brasil, Carta Circular 2.926/2000.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @mrmgomes/boleto-utils@1.3.3 boleto.js@1.1.4 gerador-boletos@1.0.4 \
  @brazilian-utils/brazilian-utils@2.4.0 node-boleto@2.3.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { getBoletoInfo } from '@brazilian-utils/brazilian-utils/get-boleto-info';

const require = createRequire(import.meta.url);
globalThis.window = {};
const utils = require('@mrmgomes/boleto-utils');
const Boleto = require('boleto.js');
const { Datas } = require('gerador-boletos').boleto;
const { fatorVencimento } = require('node-boleto/lib/formatters');

/** Carry of weights 2 and 1, as each of the three fields of the line has it. */
function digitOf(field) {
  const sum = [...field].reverse().reduce((all, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1);
    return all + (product > 9 ? product - 9 : product);
  }, 0);
  return String((10 - (sum % 10)) % 10);
}
/** Weights of 2 to 9, as the whole code has it. */
function generalDigit(code) {
  const rest = 11 - ([...code].reverse().reduce((all, digit, at) => all + Number(digit) * (2 + (at % 8)), 0) % 11);
  return rest > 9 ? '1' : String(rest);
}
/** Of 100 reais at Banco do Brasil, as it is typed. */
function lineOf(factor) {
  const [bank, due, free] = ['0019', `${factor}0000010000`, '0000001234567890123456789'];
  const fields = [bank + free.slice(0, 5), free.slice(5, 15), free.slice(15)].map((field) => field + digitOf(field));
  return fields.join('') + generalDigit(bank + due + free) + due;
}
const day = (date) => date.toISOString().slice(0, 10);

for (const [factor, ...seen] of [
  ['9999', '2025-02-21', '2049-10-13', '2025-02-21', '2025-02-21'],
  ['1645', '2002-04-09', '2026-11-29', '2002-04-09', '2026-11-29'],
]) {
  const line = lineOf(factor);
  const { sucesso, vencimento, vencimentoComNovoFator2025 } = utils.validarBoleto(line);
  const other = new Boleto(line);
  assert.ok(sucesso && other.valid());
  const days = [vencimento, vencimentoComNovoFator2025, other.expirationDate(), getBoletoInfo(line).expirationDate].map(day);
  console.log(line, days.join(' '));
  assert.deepEqual(days, seen);
}
assert.equal(fatorVencimento(new Date('2026-11-29T12:00:00Z')), '1645');
const make = () => new Datas().comVencimento(29, 11, 2026);
assert.throws(make, /menor que 2024/);
JS
node try.mjs
