#!/usr/bin/env bash
# arabic-reshaper 1.1.0 and arabic-persian-reshaper 1.0.1, which turn Arabic letters into their joined forms for what cannot join them (labels,
# receipts, PDFs).
# Guess before the run: lam and alef become their ligature in both, vowel signs or not; letters of Urdu are left as they are.
# Seen: with a vowel sign on the lam, as it is written in words that are vocalised, both write the ligature and the alef once more and drop the
# sign: "مَلَابس" (clothes) is read "ملاابس". PersianShaper of arabic-persian-reshaper writes the sign U+0000 for lam with an alef that bears a
# hamza or madda: of "الإيصال" (the receipt) and "الآن" (now) the two letters are gone, and what prints up to a NUL stops there.
# Without a vowel sign and with a plain alef ("سلام") both are right, and so is ArabicShaper with "الآن".
# Source: Unicode 17, 9.2 "Arabic ligature rules" and Joining_Type=Transparent of the vowel signs; UnicodeData.txt (what the joined forms
# stand for, as NFKC tells).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts arabic-reshaper@1.1.0 arabic-persian-reshaper@1.0.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const reshaper = require('arabic-reshaper');
const { ArabicShaper, PersianShaper } = require('arabic-persian-reshaper');

const NUL = String.fromCodePoint(0);
const read = ({ convertArabic }, word) => convertArabic(word).normalize('NFKC');
for (const [word, ...seen] of [
  ['سلام', 'سلام', 'سلام', 'سلام'],
  ['مَلَابس', 'مَلاابس', 'مَلاابس', 'مَلاابس'],
  ['الآن', 'الآن', 'الآن', `ا${NUL}ن`],
  ['الإيصال', 'الإيصال', 'الإيصال', `ا${NUL}يصال`],
]) {
  const told = [reshaper, ArabicShaper, PersianShaper].map((shaper) => read(shaper, word));
  console.log(word, JSON.stringify(told));
  assert.deepEqual(told, seen.map((text) => text.normalize('NFKC')));
}
JS
node try.cjs
