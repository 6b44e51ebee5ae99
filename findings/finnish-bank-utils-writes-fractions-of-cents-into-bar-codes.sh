#!/usr/bin/env bash
# finnish-bank-utils 1.3.3, which writes and reads the bar code of Finnish invoices (virtuaaliviivakoodi), by which banks fill in a payment.
# Guess before the run: it knows the two kinds of references (4 the Finnish one, 5 the international one, RF), and every amount comes back as it was given.
# Seen: the kinds it knows. The amount is multiplied by a hundred in floating point and written as it comes out: of 0.07 euros the code has
# "00007.000000000000001" where six digits of euros and two of cents belong, so that it is 69 signs long for 54. Of the 9,999 amounts below a hundred
# euros 1,146 are so; the library itself does not read them (`false`), and no till does. 12.50 and 199.95 are right. Nothing is raised.
# Source: Finance Finland, Bank Bar Code Guide 5.3 of 8 November 2012 (symbol version 4, 54 digits: version, account 16, euros 6, cents 2, spare 3,
# reference 20, due date 6).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts finnish-bank-utils@1.3.3
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const bank = require('finnish-bank-utils');

const code = (sum) => bank.formatFinnishVirtualBarCode({ iban: 'FI2112345600000785', sum, reference: '1234561', date: '29.11.2026' });
for (const [sum, length] of [
  [12.5, 54],
  [199.95, 54],
  [0.07, 69],
]) {
  console.log(`${sum} euros: ${code(sum)}`);
  assert.equal(code(sum).length, length);
  assert.equal(bank.parseFinnishVirtualBarCode(code(sum)).sum, length === 54 ? sum : undefined);
}
const sums = Array.from({ length: 9_999 }, (_, cents) => (cents + 1) / 100);
const wrong = sums.filter((sum) => !/^\d{54}$/.test(code(sum)));
console.log(`${wrong.length} of ${sums.length} amounts make no code of 54 digits: ${wrong.slice(0, 5).join(', ')} …`);
assert.equal(wrong.length, 1146);
JS
node try.cjs
