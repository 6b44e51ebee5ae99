#!/usr/bin/env bash
# @pix.js/validator 1.1.0 and @brazilian-utils/brazilian-utils 2.4.0, which check keys of payments and numbers of companies in Brazil, beside cpf-cnpj-validator 2.1.2 and brazilian-values 0.14.1.
# Guess before the run: some refuse the number of a company (CNPJ) with letters, as they are given out since July 2026.
# Seen: @pix.js/validator does: such a company's Pix key is no key to it, so that nobody can pay it. @brazilian-utils refuses it as well unless told `version: 2`, and writes it without its letters:
# 12.345.013/5, a number of nobody, and no error. The two others take and write it.
# Source: Receita Federal, Instrução Normativa RFB 2.229 of 15 October 2024 (from July 2026: twelve letters or digits and two check digits, each sign its ASCII code less 48), whose example is 12.ABC.345/01DE-35.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @pix.js/validator@1.1.0 @brazilian-utils/brazilian-utils@2.4.0 cpf-cnpj-validator@2.1.2 brazilian-values@0.14.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { isPixKey } from '@pix.js/validator';

const require = createRequire(import.meta.url);
const utils = require('@brazilian-utils/brazilian-utils');
const values = require('brazilian-values');
const { cnpj } = require('cpf-cnpj-validator');

/** Both check digits: codes less 48, weights 2 to 9 from the right, modulo 11. */
function checked(stem) {
  const digit = (text) => {
    const sum = [...text].toReversed().reduce((all, sign, at) => all + (sign.charCodeAt(0) - 48) * ((at % 8) + 2), 0);
    return sum % 11 < 2 ? 0 : 11 - (sum % 11);
  };
  const first = stem + digit(stem);
  return first + digit(first);
}
for (const [stem, isTaken] of [
  ['112223330001', true],
  ['12ABC34501DE', false],
]) {
  const number = checked(stem);
  const told = [isPixKey(number), utils.isValidCnpj(number), cnpj.isValid(number), values.isCNPJ(number)];
  console.log(number, told.join(', '), utils.formatCnpj(number));
  assert.deepEqual(told, [isTaken, isTaken, true, true]);
  assert.equal(utils.isValidCnpj(number, { version: 2 }), true);
}
assert.equal(checked('12ABC34501DE'), '12ABC34501DE35');
assert.deepEqual([utils.formatCnpj('12ABC34501DE35'), cnpj.format('12ABC34501DE35')], ['12.345.013/5', '12.ABC.345/01DE-35']);
JS
node try.mjs
