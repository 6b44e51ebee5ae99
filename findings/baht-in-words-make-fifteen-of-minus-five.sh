#!/usr/bin/env bash
# thai-baht-text 2.0.5 and thai-baht-text-ts 1.1.0, which write amounts of invoices and credit notes in Thai words, beside bahttext 2.4.0; all amounts from one satang to a thousand baht.
# Guess before the run: the satang are cut from a float (4.35 is 434.99…), so that some amounts are one too few; and twenty and eleven have forms of their own (ยี่สิบ, สิบเอ็ด) that one of them lacks.
# Seen: all 99,999 amounts are right in both, and so are twenty and eleven. But an amount below nought, as of a credit note, is another number: the sign is read as one more digit, so that -5 is
# "undefined" fifteen baht (สิบห้า), -101 a thousand one hundred and one, and -0.25 twenty-five satang without any sign. Nothing at all is the empty text. bahttext says minus (ลบ) and zero (ศูนย์).
# Source: Unicode CLDR 48, rule-based number formats of Thai, %spellout-cardinal ("-x: ลบ→→", "0: ศูนย์").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts thai-baht-text@2.0.5 thai-baht-text-ts@1.1.0 bahttext@2.4.0 cldr-rbnf@48.2.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { bahttext } = require('bahttext');
const rules = require('cldr-rbnf/rbnf/th.json');
const thaiBahtText = require('thai-baht-text');
const { ThaiBaht } = require('thai-baht-text-ts');

const cardinal = new Map(rules.rbnf.rbnf.SpelloutRules['%spellout-cardinal']);
assert.match(cardinal.get('-x'), /^ลบ/);
assert.equal(cardinal.get('0'), 'ศูนย์;');

const DIGITS = ['', 'หนึ่ง', 'สอง', 'สาม', 'สี่', 'ห้า', 'หก', 'เจ็ด', 'แปด', 'เก้า'];
/** Below a thousand. */
function words(number) {
  const [hundreds, tens, ones] = String(number).padStart(3, '0').split('').map(Number);
  const ten = tens === 0 ? '' : `${tens === 1 ? '' : tens === 2 ? 'ยี่' : DIGITS[tens]}สิบ`;
  return `${hundreds ? `${DIGITS[hundreds]}ร้อย` : ''}${ten}${ones === 1 && number > 10 ? 'เอ็ด' : DIGITS[ones]}`;
}
for (let satang = 1; satang < 100_000; satang += 1) {
  const [baht, rest] = [Math.floor(satang / 100), satang % 100];
  const right = `${baht ? `${words(baht)}บาท` : ''}${rest ? `${words(rest)}สตางค์` : 'ถ้วน'}`;
  assert.deepEqual([thaiBahtText(satang / 100), ThaiBaht(satang / 100)], [right, right]);
}
for (const [amount, seen, beside] of [
  [-5, 'undefinedสิบห้าบาทถ้วน', 'ลบห้าบาทถ้วน'],
  [-101, 'undefinedพันหนึ่งร้อยเอ็ดบาทถ้วน', 'ลบหนึ่งร้อยหนึ่งบาทถ้วน'],
  [-0.25, 'ยี่สิบห้าสตางค์', 'ลบยี่สิบห้าสตางค์'],
  [0, '', 'ศูนย์บาทถ้วน'],
]) {
  const told = [thaiBahtText(amount), ThaiBaht(amount), bahttext(amount)];
  console.log(amount, ...told);
  assert.deepEqual(told, [seen, seen, beside]);
}
JS
node try.cjs
