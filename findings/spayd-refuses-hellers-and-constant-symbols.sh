#!/usr/bin/env bash
# spayd 3.0.4, which writes the text of Czech payment codes (QR Platba).
# Guess before the run: a star in a message, which parts the fields, is not written as %2A.
# Seen: a message with a star is refused, and a per cent sign is written as it is, so that "30%20" comes to a reader as "30 ". But what shops meet each day is refused as well: amounts below
# one crown (0.90), amounts with one decimal (480.5), and symbols that begin with a nought: the constant symbols of goods and services, 0008 and 0308, and any specific symbol
# such as 0012. The variable symbol may begin with one. Currencies are those of 2012: new leones, roubles of Belarus and the ouguiya are "in wrong format".
# Source: QR Platba, Short Payment Descriptor 1.0 (qr-platba.cz, format of the text: a star in a value is written %2A), tables 1 and 2 (AM: up to ten characters, up to two
# decimals; X-VS, X-SS and X-KS: up to ten digits; CC: ISO 4217).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts spayd@3.0.4
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const spayd = require('spayd/cjs');

function written(fields) {
  try {
    return spayd({ acc: 'CZ5855000000001265098001', ...fields }).replace('SPD*1.0*ACC:CZ5855000000001265098001*', '');
  } catch (error) {
    return error;
  }
}
const wrong = (key) => `The ${key} key is in wrong format!`;
for (const [fields, seen] of [
  [{ am: '480.50', cc: 'CZK', xvs: '0012', xks: '308' }, 'AM:480.50*CC:CZK*X-KS:308*X-VS:0012'],
  [{ am: '0.90' }, wrong('am')],
  [{ am: '480.5' }, wrong('am')],
  [{ xks: '0008' }, wrong('x-ks')],
  [{ xks: '0308' }, wrong('x-ks')],
  [{ xss: '0012' }, wrong('x-ss')],
  [{ msg: '1*2' }, wrong('msg')],
  [{ msg: 'SLEVA 30%20 KS' }, 'MSG:SLEVA 30%20 KS'],
  [{ cc: 'BYN' }, wrong('cc')],
  [{ cc: 'MRU' }, wrong('cc')],
  [{ cc: 'SLE' }, wrong('cc')],
]) {
  const told = written(fields);
  console.log(JSON.stringify(fields), told);
  assert.equal(told, seen);
}
JS
node try.cjs
