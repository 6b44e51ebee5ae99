#!/usr/bin/env bash
# ibantools 4.5.4, validator 13.15.35, bic 1.1.1 and @form-validation/validator-bic 2.4.0, by which forms tell whether a BIC (the code of a bank or a business) is one.
# Guess before the run: digits in the first four places, which the norm allows since 2014, are refused by one or two of them.
# Seen: by all four. E097AEXX has the form that messages of banks have checked since 2019 (four letters or digits, two of a country, two letters or digits); each of them wants six letters in front.
# Banks of before have letters there, so that only newer and non-financial parties meet it; who checks files for a bank should go by the pattern of the messages.
# Source: ISO 9362:2014 (business party prefix of four alphanumeric characters; unchanged in 2022); ISO 20022, pain.001.001.09, type BICFIDec2014Identifier,
# [A-Z0-9]{4,4}[A-Z]{2,2}[A-Z0-9]{2,2}([A-Z0-9]{3,3}){0,1}.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ibantools@4.5.4 validator@13.15.35 bic@1.1.1 @form-validation/validator-bic@2.4.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { bic } = require('@form-validation/validator-bic');
const { isValid } = require('bic');
const { isValidBIC } = require('ibantools');
const { isBIC } = require('validator');

const PATTERN = /^[A-Z0-9]{4}[A-Z]{2}[A-Z0-9]{2}([A-Z0-9]{3})?$/;
for (const [code, seen] of [
  ['DEUTDEFF', true],
  ['BKRWRWRWXXX', true],
  ['E097AEXX', false],
  ['D3XXDEFFXXX', false],
]) {
  assert.match(code, PATTERN);
  const told = [isValidBIC(code), isBIC(code), isValid(code), bic().validate({ value: code }).valid];
  console.log(code, ...told);
  assert.deepEqual(told, [seen, seen, seen, seen]);
}
JS
node try.cjs
