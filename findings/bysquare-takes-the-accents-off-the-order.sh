#!/usr/bin/env bash
# bysquare 4.0.1, which writes the text of the codes by which Slovakia pays (PAY by square).
# Guess before the run: accents are taken off unless one says otherwise, as its readme tells; amounts are written with two decimals.
# Seen: accents are taken off in the caller's own object, too: once a code is drawn, the order that it was drawn of is for "Kvety Zofia" in "Dlha 1", and so is the invoice that is printed of it after. The second code of one order has no accents with
# `deburr: false` either, by the first. Where the first call says so, both keep them.
# Seen: an amount that was added up is written as it lies in memory: 0.1 and 0.2 are "0.30000000000000004", which checks of its own let pass and which reads back so.
# Source: Slovak Banking Association, PAY by square, Amount (at most 15 signs, as the package's own types say: @maxLength 15).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts bysquare@4.0.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { decode, encode } from 'bysquare/pay';

const order = (amount) => ({
  invoiceId: 'AB12CD34',
  payments: [
    {
      type: 1,
      amount,
      currencyCode: 'EUR',
      variableSymbol: '123',
      paymentNote: 'Objednávka AB12CD34',
      bankAccounts: [{ iban: 'SK9611000000002918599669' }],
      beneficiary: { name: 'Kvety Žofia', street: 'Dlhá 1', city: 'Nitra' },
    },
  ],
});
const told = ({ payments: [{ amount, beneficiary, paymentNote }] }) => [amount, beneficiary.name, beneficiary.street, paymentNote];
const bare = [12.3, 'Kvety Zofia', 'Dlha 1', 'Objednavka AB12CD34'];
const whole = [12.3, 'Kvety Žofia', 'Dlhá 1', 'Objednávka AB12CD34'];

const first = order(12.3);
assert.deepEqual(told(decode(encode(first))), bare);
console.log('the order itself', told(first));
assert.deepEqual(told(first), bare);
assert.deepEqual(told(decode(encode(first, { deburr: false }))), bare);

const second = order(12.3);
assert.deepEqual(told(decode(encode(second, { deburr: false }))), whole);
assert.deepEqual(told(second), whole);

const summed = decode(encode(order(0.1 + 0.2))).payments[0].amount;
console.log('0.1 + 0.2 is', summed);
assert.equal(String(summed), '0.30000000000000004');
JS
node try.mjs
