#!/usr/bin/env bash
# upiqr 1.3.22, which draws the codes by which India pays (UPI), with their addresses for a phone's apps.
# Guess before the run: an "&" in the name of a shop is not encoded and ends the name.
# Seen: it is encoded. Blanks are not as an address has them: they are plus signs, as in a form of HTML. "Order 12" is "Order+12" in an app that reads by RFC 3986, where a plus sign is a plus sign,
# and a real one is %2B. Names of three letters ("TCS") are refused as "too short", and so is a payee of four signs; UPI knows no such limit. The amount 0.50 is written as it is given.
# Source: NPCI, UPI Linking Specifications 1.6 (parameters of a URI); RFC 3986, 2.1 and 3.4; what writes blanks as plus signs is application/x-www-form-urlencoded (WHATWG URL, 5).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts upiqr@1.3.22
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import upiqr from 'upiqr';

const { intent } = await upiqr({
  payeeVPA: 'shop@example',
  payeeName: 'Salt & Tea Shop',
  transactionNote: 'Order 12+1',
  amount: '0.50',
  currency: 'INR',
});
console.log(intent);
assert.equal(intent, 'upi://pay?pa=shop%40example&pn=Salt+%26+Tea+Shop&am=0.50&cu=INR&tn=Order+12%2B1');
// what an app has that undoes percent signs alone
assert.equal(decodeURIComponent(intent.split('tn=')[1]), 'Order+12+1');
for (const [payeeVPA, payeeName] of [
  ['shop@example', 'TCS'],
  ['a@hd', 'Salt'],
]) {
  await assert.rejects(upiqr({ payeeVPA, payeeName, amount: '1.00' }), { message: "Virtual payee's address/name is too short." });
}
JS
node try.mjs
