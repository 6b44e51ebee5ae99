#!/usr/bin/env bash
# vn-num2words 1.0.4 and to-words 5.7.0 (vi-VN), which write amounts of invoices in Vietnamese, beside the rules of CLDR (cldr-rbnf 48.2.0).
# Guess before the run: the nought within a number (linh) and the one behind tens (mốt) are missing in vn-num2words.
# Seen: both are there. But a five behind a ten is lăm; năm there is a year. to-words says "Mười Năm" for 15 and "Hai Mươi Năm" for 25, which read as ten years and twenty years. vn-num2words has lăm from 25 on, not in 15,
# and from 11 to 19 (so in 115 and in 12,000 too) its ten has lost the horn of its second letter: "muời", which is no word. 10 alone is right, so that a look at round prices tells nothing.
# Source: CLDR 48, rules of number words for Vietnamese (rbnf, vi: behind "mười" and "mươi" five is "lăm").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts vn-num2words@1.0.4 to-words@5.7.0 cldr-rbnf@48.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const words = require('vn-num2words');
const { ToWords } = require('to-words');
const { rbnf } = require('cldr-rbnf/rbnf/vi.json');

assert.match(JSON.stringify(rbnf.rbnf.SpelloutRules['%%teen']), /"5","lăm;"/);
const beside = new ToWords({ localeCode: 'vi-VN' });
for (const [number, ...seen] of [
  [10, 'mười', 'Mười'],
  [14, 'mu\u1EDDi bốn', 'Mười Bốn'],
  [15, 'mu\u1EDDi năm', 'Mười Năm'],
  [25, 'hai mươi lăm', 'Hai Mươi Năm'],
  [115, 'một trăm mu\u1EDDi năm', 'Một Trăm Mười Năm'],
  [12_000, 'mu\u1EDDi hai nghìn ', 'Mười Hai Nghìn'],
]) {
  const told = [words(number), beside.convert(number)];
  console.log(number, ...told);
  assert.deepEqual(told.map((text) => text.normalize('NFC')), seen);
}
JS
node try.cjs
