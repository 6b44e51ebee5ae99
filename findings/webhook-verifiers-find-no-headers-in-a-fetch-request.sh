#!/usr/bin/env bash
# svix 2.5.0 and standardwebhooks 1.1.1, the two verifiers of "Standard Webhooks" on npm.
# Guess before the run: a handler of the fetch kind (Deno, Bun, Workers, route handlers of frameworks) can hand its request's `Headers`
# to `verify`, and both verifiers answer alike, since one specification is behind them.
# Seen: both take a `Headers` object for one without headers ("Missing required headers") and refuse a message that is rightly signed;
# with `Object.fromEntries(headers)` they accept it. And `verify` of standardwebhooks answers the parsed body, that of svix 2 nothing: who
# writes `const event = webhook.verify(…)` after its older examples gets undefined.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts svix@2.5.0 standardwebhooks@1.1.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { Webhook as Standard } from 'standardwebhooks';
import { Webhook as Svix } from 'svix';

const secret = `whsec_${Buffer.from('a key of thirty-two letters here').toString('base64')}`;
const body = '{"type":"order.paid"}';
const now = new Date();
const signature = new Standard(secret).sign('msg_1', now, body);
assert.equal(signature, new Svix(secret).sign('msg_1', now, body));
const request = new Request('https://shop.example/hook', {
  method: 'POST',
  body,
  headers: {
    'webhook-id': 'msg_1',
    'webhook-timestamp': String(Math.floor(now.getTime() / 1000)),
    'webhook-signature': signature,
  },
});
for (const [name, Verifier, answer] of [
  ['standardwebhooks', Standard, { type: 'order.paid' }],
  ['svix', Svix, undefined],
]) {
  const verifier = new Verifier(secret);
  assert.throws(() => verifier.verify(body, request.headers), /Missing required headers/);
  const seen = verifier.verify(body, Object.fromEntries(request.headers));
  console.log(`${name}: Headers refused; as an object accepted, answers ${JSON.stringify(seen)}`);
  assert.deepEqual(seen, answer);
}
JS
node try.mjs
