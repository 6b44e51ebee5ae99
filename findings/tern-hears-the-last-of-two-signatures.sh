#!/usr/bin/env bash
# @hookflo/tern 4.1.0, a verifier of messages of many platforms (Stripe, GitHub, Clerk and others), beside stripe 22.3.0 where a secret is being rolled.
# Guess before the run: of two signatures, as they come while a secret is rolled, it hears the first alone.
# Seen: with Clerk's header (Standard Webhooks) it hears both. With Stripe's it hears the last alone: each "v1=" takes the place of the one before. Where the signature by the secret that a shop still has comes first, the message is
# refused as "Invalid signature", up to 24 hours long, and payments that arrive meanwhile are heard of by nobody. Which of them comes first Stripe does not say. Its own library takes the message in either order.
# Source: Stripe, docs.stripe.com/webhooks ("Verify manually", step 1: there can be several signatures with the same scheme and secret, when an endpoint's secret is rolled; all are to be compared).
# Fails when one of them changes. The secrets are made up.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @hookflo/tern@4.1.0 stripe@22.3.0 standardwebhooks@1.1.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createHmac } from 'node:crypto';
import { WebhookVerificationService } from '@hookflo/tern';
import Stripe from 'stripe';
import { Webhook } from 'standardwebhooks';

const body = JSON.stringify({ id: 'evt_1', object: 'event', type: 'charge.succeeded' });
const now = new Date();
const seconds = Math.floor(now / 1000);
async function heard(platform, secret, headers) {
  const request = new Request('https://shop.example/hooks', { method: 'POST', body, headers });
  return (await WebhookVerificationService.verify(request, { platform, secret, toleranceInSeconds: 300 })).isValid;
}
const [mine, other] = ['whsec_mine', 'whsec_other'];
const v1 = (secret) => `v1=${createHmac('sha256', secret).update(`${seconds}.${body}`).digest('hex')}`;
const stripe = new Stripe('sk_test_made_up');
for (const [order, secrets, seen] of [
  ['alone', [mine], true],
  ['last', [other, mine], true],
  ['first', [mine, other], false],
]) {
  const signature = [`t=${seconds}`, ...secrets.map(v1)].join(',');
  const told = await heard('stripe', mine, { 'stripe-signature': signature });
  const { type } = await stripe.webhooks.constructEventAsync(body, signature, mine);
  console.log('Stripe', order, told, type);
  assert.equal(told, seen);
}
const keys = ['mine', 'other'].map((word) => `whsec_${Buffer.from(word.padEnd(32, '.')).toString('base64')}`);
const signed = keys.map((key) => new Webhook(key).sign('msg_1', now, body));
for (const [order, signature] of [
  ['last', `${signed[1]} ${signed[0]}`],
  ['first', `${signed[0]} ${signed[1]}`],
]) {
  const told = await heard('clerk', keys[0], { 'svix-id': 'msg_1', 'svix-timestamp': String(seconds), 'svix-signature': signature });
  console.log('Clerk', order, told);
  assert.equal(told, true);
}
JS
node try.mjs
