#!/usr/bin/env bash
# @vendure/payments-plugin 3.5.6: `getAmountInStripeMinorUnits` of its plugin for Stripe, under Node.js 24.0.0 and 24.21.0.
# Guess before the run: it asks Intl of the running Node.js whether a currency has decimals, and Stripe does not follow Intl.
# Seen: for 12,500.00 of a currency that Intl shows without decimals it sends 12500. Stripe takes ISK and UGX in hundredths ("an ISK
# amount of 100 will continue to represent 1 króna", support.stripe.com, deprecation of fractional ISK charges; UGX: special cases of
# docs.stripe.com/currencies), so 125 krónur or shillings are paid for goods of 12,500.
# Seen: with forints, rupiah, pesos of Colombia and rupees of Pakistan the same shop is right under Node.js 24.0.0 (CLDR 47) and
# asks for a hundredth under 24.21.0 (CLDR 48): a patch of the runtime changes what is charged.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps @vendure/payments-plugin@3.5.6
cat > try.cjs <<'JS'
const assert = require('node:assert/strict');
const { getAmountInStripeMinorUnits } = require('@vendure/payments-plugin/package/stripe/stripe-utils.js');

const sent = (currencyCode) => getAmountInStripeMinorUnits({ currencyCode, totalWithTax: 12_500_00 });
const newer = process.version === 'v24.21.0';
for (const [currency, expected] of [
  ['EUR', 12_500_00],
  ['JPY', 12_500],
  ['ISK', 12_500],
  ['UGX', 12_500],
  ['HUF', newer ? 12_500 : 12_500_00],
  ['IDR', newer ? 12_500 : 12_500_00],
  ['COP', newer ? 12_500 : 12_500_00],
  ['PKR', newer ? 12_500 : 12_500_00],
]) {
  console.log(process.version, `12,500.00 ${currency} is sent as ${sent(currency)}`);
  assert.equal(sent(currency), expected);
}
JS
for release in 24.0.0 24.21.0; do
  npm install --silent --no-audit --no-fund --no-save --prefix "node-$release" "node@$release"
  "node-$release/node_modules/node/bin/node" try.cjs
done
