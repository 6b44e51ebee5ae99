#!/usr/bin/env bash
# money-math 2.6.3, which reckons amounts of money exactly, given as text ("12.50").
# Guess before the run: half a cent is rounded up, so that a refund of -0.025 is -0.02 where the payment was 0.03.
# Seen: with positive amounts each of twelve thousand products, quotients and percentages is right to the cent. With a negative one (a refund, a credit note) half of the products and quotients and nearly all
# percentages are off by two cents or one, always towards nought: -5.00 by 3.00 is -1.65, -19.93 times 0.20 is -3.97, and 5 percent of -0.50 are -0.01. Halves have nothing to do with it: what is added to round is added
# to a number that is cut towards nought afterwards. Sums and differences are right.
# Source: arithmetic; the package's own words: exact, rounded to the whole cent. EN 16931-1, BR-CO-17 (tax of a category is its base times its rate, rounded to two decimals) holds for negative
# bases as well.
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts money-math@2.6.3
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const money = require('money-math');

const text = (cents) => `${cents < 0n ? '-' : ''}${(cents < 0n ? -cents : cents) / 100n}.${String((cents < 0n ? -cents : cents) % 100n).padStart(2, '0')}`;
/** A quotient in whole cents; a half goes to either side without blame. */
function allowed(top, bottom) {
  const [high, low] = bottom < 0n ? [-top, -bottom] : [top, bottom];
  const floor = high >= 0n ? high / low : -((-high + low - 1n) / low);
  const rest = 2n * (high - floor * low);
  return rest === low ? [floor, floor + 1n] : [rest < low ? floor : floor + 1n];
}
const exact = {
  mul: (one, other) => allowed(one * other, 100n),
  div: (one, other) => allowed(one * 100n, other),
  percent: (one, other) => allowed(one * other, 10_000n),
};
const seen = {};
for (const [name, right] of Object.entries(exact)) {
  for (const sign of [1n, -1n]) {
    let [all, wrong] = [0, 0];
    for (let one = 7n; one < 2000n; one += 19n) {
      for (let other = 3n; other < 2000n; other += 17n) {
        const told = BigInt(Math.round(Number(money[name](text(sign * one), text(other))) * 100));
        all += 1;
        if (!right(sign * one, other).includes(told)) wrong += 1;
      }
    }
    const share = wrong / all;
    seen[`${name} ${sign > 0n ? 'of payments' : 'of refunds'}`] = share;
    console.log(name, sign > 0n ? 'of payments' : 'of refunds', `${wrong} of ${all} wrong`);
    assert.ok(sign > 0n ? wrong === 0 : share > 0.4);
  }
}
assert.deepEqual([money.div('5.00', '3.00'), money.div('-5.00', '3.00')], ['1.67', '-1.65']);
assert.deepEqual([money.mul('19.93', '0.20'), money.mul('-19.93', '0.20')], ['3.99', '-3.97']);
assert.deepEqual([money.percent('0.50', '5.00'), money.percent('-0.50', '5.00')], ['0.03', '-0.01']);
assert.equal(money.subtract('0.25', '5.50'), '-5.25');
JS
node try.cjs
