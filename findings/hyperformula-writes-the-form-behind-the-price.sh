#!/usr/bin/env bash
# hyperformula 3.5.0, which reckons sheets as Excel does (price lists, quotes), on TEXT, beside ssf 0.11.2.
# Guess before the run: per cents are not multiplied by a hundred.
# Seen: 0.195 as "0.0%" is "0.2%". What nobody guesses: the form that prices have everywhere, "#,##0.00", is taken for a "#", which becomes the number without its decimals, and text behind it: 1234.5 is "1235,##0.00". A form for amounts
# below nought, "0;(0)", stands behind the amount as it is: "-5;(0)". "# ?/?" is the number and " ?/?". Nothing is raised, so that the text goes out on a quote as it is. "0.00" and "€0.00" are right.
# Source: ECMA-376 Part 1, 18.8.31 (number formats: sections, thousands, per cent, fractions); OpenFormula 1.3 (TEXT).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts hyperformula@3.5.0 ssf@0.11.2
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { HyperFormula } = require('hyperformula');
const SSF = require('ssf');

function text(number, form) {
  const sheet = HyperFormula.buildFromArray([[number, `=TEXT(A1,"${form}")`]], { licenseKey: 'gpl-v3' });
  return sheet.getCellValue({ sheet: 0, row: 0, col: 1 });
}
for (const [number, form, right, seen] of [
  [8, '0.00', '8.00', '8.00'],
  [8, '€0.00', '€8.00', '€8.00'],
  [1234.5, '#,##0.00', '1,234.50', '1235,##0.00'],
  [0.195, '0.0%', '19.5%', '0.2%'],
  [-5, '0;(0)', '(5)', '-5;(0)'],
  [1.5, '# ?/?', '1 1/2', '2 ?/?'],
]) {
  const told = [SSF.format(form, number), text(number, form)];
  console.log(number, form, ...told);
  assert.deepEqual(told, [right, seen]);
}
JS
node try.cjs
