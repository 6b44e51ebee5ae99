#!/usr/bin/env bash
# mt940-js 1.0.0 and mt940js 1.3.5, readers of the statements (SWIFT MT940) by which shops find who paid by bank transfer.
# Guess before the run: field 61 has a value date with a year and an entry date without one; over New Year the year of the first is
# taken for the second.
# Seen: valued on 2 January 2026 and entered on 31 December ("2601021231C100,"), both say entered on 2026-12-31, a year late; the other
# way round ("2512310102") on 2025-01-02, a year early.
# Seen: "RC", the reversal of a credit, is money that goes away: mt940js says -25, mt940-js a credit of 25, so its transactions do not add
# up to the closing balance of the statement. (mt940-js also needs tslib, which it does not name.)
# Source: SWIFT category 9 message reference guide, MT 940, field 61, subfields 1 to 3.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mt940-js@1.0.0 mt940js@1.3.5 tslib@2.8.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import mt940 from 'mt940-js';
import { Parser } from 'mt940js';

const statement = `:20:STATEMENT
:25:37040044/0532013000
:28C:00001/001
:60F:C251231EUR1000,
:61:2601021231C100,NTRFNONREF
:86:paid by transfer
:61:2512310102D0,5NTRFNONREF
:86:charges
:61:260102RC25,NTRFNONREF
:86:credited in error
:62F:C260102EUR1074,5
-
`;
const [one] = await mt940.read(Buffer.from(statement));
const [other] = new Parser().parse(statement);
const day = (date) => (date ? new Date(date).toISOString().slice(0, 10) : '');

const first = one.transactions.map((line) => [line.isCredit ? line.amount : -line.amount, line.valueDate, line.entryDate]);
const second = other.transactions.map((line) => [line.amount, day(line.date), day(line.entryDate)]);
console.log('mt940-js', first);
console.log('mt940js', second);
assert.deepEqual(first, [
  [100, '2026-01-02', '2026-12-31'],
  [-0.5, '2025-12-31', '2025-01-02'],
  [25, '2026-01-02', ''],
]);
assert.deepEqual(second, [
  [100, '2026-01-02', '2026-12-31'],
  [-0.5, '2025-12-31', '2025-01-02'],
  [-25, '2026-01-02', ''],
]);
const sum = (lines) => lines.reduce((total, [amount]) => total + amount, 0);
console.log('closing balance less opening:', one.closingBalance.value - one.openingBalance.value);
console.log('sums of the transactions:', sum(first), sum(second));
assert.deepEqual([sum(first), sum(second)], [124.5, 74.5]);
JS
node try.mjs
