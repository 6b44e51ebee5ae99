#!/usr/bin/env bash
# medusa-payment-paystack 2.0.0, by which shops of Medusa 2 (@medusajs/framework 2.0.1) are paid by Paystack, with answers as Paystack's.
# Expected: it turns Medusa's amounts (naira, shillings) into Paystack's (kobo, cents) wherever one goes over to the other.
# Seen: where a payment begins it does: 4990 naira are asked for as 499000. Where it is refunded it does not: 4990 naira are given back as
# 4990 kobo, 49.90 naira, and Medusa has the whole as refunded. What Paystack tells of a payment (499000) goes back to Medusa as it is, a
# hundred times what was to be paid.
# Seen: the hundredfold is a product of floating point: 19.99 cedis are asked for as 1998.9999999999998, where Paystack takes whole numbers.
# Source: paystack.com/docs/api, "Initialize Transaction" and "Create Refund" (both amounts in the subunit of the currency);
# docs.medusajs.com, Medusa 2 (amounts in the main unit of the currency).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts --legacy-peer-deps \
  medusa-payment-paystack@2.0.0 @medusajs/framework@2.0.1 @mikro-orm/core@5.9.7
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { createHmac } = require('node:crypto');
const { default: Processor } = require('medusa-payment-paystack/dist/services/paystack-payment-processor.js');

const key = 'not-a-key';
const processor = new Processor({}, { secret_key: key, disable_retries: true });
const sent = [];
processor.paystack.axiosInstance.defaults.adapter = async (config) => {
  sent.push([config.url, JSON.parse(config.data).amount]);
  return { data: { status: true, data: { reference: 'R1', id: 1 } }, status: 200, statusText: 'OK', headers: {}, config };
};

(async () => {
  const context = { email: 'ada@example.com', session_id: 'S1' };
  await processor.initiatePayment({ amount: 4990, currency_code: 'ngn', context });
  await processor.initiatePayment({ amount: 19.99, currency_code: 'ghs', context });
  await processor.refundPayment({ paystackTxId: 1 }, 4990);
  console.log(sent);
  assert.deepEqual(
    sent.map(([path, amount]) => [path.replace(/^.*\.co/, ''), amount]),
    [
      ['/transaction/initialize', 499000],
      ['/transaction/initialize', 1998.9999999999998],
      ['/refund', 4990],
    ],
  );

  const body = { event: 'charge.success', data: { amount: 499000, metadata: { session_id: 'S1' } } };
  const rawData = JSON.stringify(body);
  const signature = createHmac('sha512', key).update(rawData).digest('hex');
  const told = await processor.getWebhookActionAndData({ data: body, rawData, headers: { 'x-paystack-signature': signature } });
  console.log(told);
  assert.deepEqual(told.data, { session_id: 'S1', amount: 499000 });
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
