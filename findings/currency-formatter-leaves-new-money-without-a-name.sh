#!/usr/bin/env bash
# currency-formatter 1.5.9, which writes prices with the sign and in the manner of their currency, beside Intl of Node.js.
# Guess before the run: currencies that came after 2016 are written with their code in place of a sign, and rupees without lakhs.
# Seen: rupees are (₹1,234,567.50 for ₹12,34,567.50). Of new money there is no code either: ten leones of Sierra Leone (SLE), ten Caribbean guilders (XCG), ZiG of Zimbabwe (ZWG), ouguiya (MRU), bolívares (VES) and dobras (STN) are all "10.00",
# and nothing says of what, nor that a currency was not known. A page with two of them shows the same price twice. Shillings and francs of East Africa have their signs, and each its own decimals: the shilling of Uganda two.
# Source: ISO 4217, list one (MRU, STN, VES, SLE, XCG and ZWG are in it; UGX has no decimals); Intl of Node.js by CLDR (hi-IN, en-IN: 12,34,567.50).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts currency-formatter@1.5.9
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { format } = require('currency-formatter');

const byIntl = (code, amount, language = 'en') =>
  new Intl.NumberFormat(language, { style: 'currency', currency: code }).format(amount).replaceAll('\u00a0', ' ');
for (const code of ['SLE', 'XCG', 'MRU', 'VES', 'STN', 'ZWG']) {
  const told = format(10, { code });
  console.log(code, JSON.stringify(told), 'by Intl:', byIntl(code, 10));
  assert.equal(told, '10.00');
  assert.notEqual(byIntl(code, 10), '10.00');
}
console.log(format(1234567.5, { code: 'INR' }), byIntl('INR', 1234567.5, 'en-IN'));
assert.equal(format(1234567.5, { code: 'INR' }), '₹1,234,567.50');
assert.equal(byIntl('INR', 1234567.5, 'en-IN'), '₹12,34,567.50');
assert.equal(format(12500, { code: 'UGX' }), 'USh12,500.00');
assert.equal(format(12.5, { code: 'KES' }), 'KSh12.50');
JS
node try.cjs
