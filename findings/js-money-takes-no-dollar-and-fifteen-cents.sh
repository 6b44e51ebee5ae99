#!/usr/bin/env bash
# js-money 0.6.3, whose amounts are whole smallest units and come from decimals by `fromDecimal`, beside ts-money 0.4.8, which was made of it.
# Guess before the run: sharing out an amount below nought, as a refund is, loses a cent.
# Seen: it does not. But `fromDecimal` refuses 1.15 and 19.99 dollars with "Amount must be an integer": times a hundred they are 114.99999999999999 and 1998.9999999999998 to a computer. So with 9,175 of the amounts from nought to 999.99,
# a tenth of all prices; ts-money takes each. In both a cent that is left over goes to the first in the row, also where its share is nought: of 1.01 among shares of 0, 1 and 1, who has none gets the cent.
# Seen: half of 5 is 3 and half of -5 is -2 in both, so that what was charged and what comes back differ by a unit.
# Source: the readme of js-money ("the library will allow only decimals with the precision allowed by the currencies smallest unit", with 15.25 dollars as its example).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts js-money@0.6.3 ts-money@0.4.8
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const JsMoney = require('js-money');
const { Money: TsMoney } = require('ts-money');

const units = (Money, decimal) => {
  try {
    return Money.fromDecimal(decimal, 'USD').amount;
  } catch (error) {
    return error.message;
  }
};
for (const [decimal, seen] of [
  [15.25, 1525],
  [1.15, 'Amount must be an integer'],
  [19.99, 'Amount must be an integer'],
]) {
  console.log(decimal, units(JsMoney, decimal), units(TsMoney, decimal));
  assert.deepEqual([units(JsMoney, decimal), units(TsMoney, decimal)], [seen, Math.round(decimal * 100)]);
}
const all = Array.from({ length: 100_000 }, (_, cents) => cents);
const refused = (Money) => all.filter((cents) => units(Money, cents / 100) !== cents).length;
console.log('refused', refused(JsMoney), refused(TsMoney));
assert.deepEqual([refused(JsMoney), refused(TsMoney)], [9175, 0]);

for (const Money of [JsMoney, TsMoney]) {
  const shares = (amount, ratios) => new Money(amount, 'EUR').allocate(ratios).map((part) => part.amount);
  assert.deepEqual(shares(-100, [1, 1, 1]), [-33, -33, -34]);
  assert.deepEqual(shares(101, [0, 1, 1]), [1, 50, 50]);
  assert.deepEqual(
    [5, -5].map((amount) => new Money(amount, 'EUR').multiply(0.5).amount),
    [3, -2],
  );
}
console.log('a cent for who has no share');
JS
node try.cjs
