#!/usr/bin/env bash
# The Arabic stems of Snowball, in PostgreSQL 18 (PGlite 0.5.17, to_tsvector with "arabic"), @orama/stemmers 3.1.18 and snowball-stemmers 0.6.0, beside
# lunr-languages 1.22.0, by which shops search.
# Guess before the run: a word and the word with its article have one stem; what stays apart are broken plurals (فستان, فساتين).
# Seen: the first letter of a word that happens to be a conjunction or preposition too is cut off where no article stands before it: a dress,
# "فستان", becomes "ستان", and "the dress", "الفستان", becomes "فست". So a search for the one does not find the other, and so it goes with blouse, trousers, brush,
# pillow and pepper: of ten goods that begin with ب, ف or و nine are parted. Of ten others one is, "سكين" (knife), whose س is the future tense of verbs.
# Seen: "and the …" is no prefix to it, though "in the …", "like the …" and "for the …" are: "والقميص" stays as it is and does not meet "قميص".
# lunr-languages has an algorithm of its own, which has neither fault, but writes other words for some: "قميص" (shirt) is "قماص".
# Source: Snowball, Arabic stemming algorithm, https://snowballstem.org/algorithms/arabic/stemmer.html ; PostgreSQL 18, 12.6.6 (Snowball dictionary).
# The shop searches in Arabic by these stems. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.17 @orama/stemmers@3.1.18 snowball-stemmers@0.6.0 lunr@2.3.9 lunr-languages@1.22.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { PGlite } from '@electric-sql/pglite';
import { stemmer as byOrama } from '@orama/stemmers/arabic';

const require = createRequire(import.meta.url);
const snowball = require('snowball-stemmers').newStemmer('arabic');
const lunr = require('lunr');
require('lunr-languages/lunr.stemmer.support')(lunr);
require('lunr-languages/lunr.ar')(lunr);
const database = new PGlite();

async function byPostgres(word) {
  const { rows } = await database.query("select (tsvector_to_array(to_tsvector('arabic', $1)))[1] as stem", [word]);
  return rows[0].stem;
}
const byLunr = (word) => String(lunr.ar.stemmer(new lunr.Token(word, {})));
async function stem(word) {
  const stems = [await byPostgres(word), byOrama(word), snowball.stem(word)];
  assert.equal(new Set(stems).size, 1, `${word}: ${stems.join(' ')}`);
  return stems[0];
}

for (const [word, seen, other] of [
  ['فستان', 'ستان', 'فستان'],
  ['الفستان', 'فست', 'فستان'],
  ['قميص', 'قميص', 'قماص'],
  ['القميص', 'قميص', 'قماص'],
  ['والقميص', 'والقميص', 'قماص'],
  ['حقيبة', 'حقيب', 'حقاب'],
  ['بالحقيبة', 'حقيب', 'حقاب'],
  ['والحقيبة', 'والحقيب', 'حقاب'],
]) {
  const told = [await stem(word), byLunr(word)];
  console.log(word, told.join(' '));
  assert.deepEqual(told, [seen, other]);
}

async function parted(words) {
  const stems = await Promise.all(words.map(async (word) => [word, await stem(word), await stem(`ال${word}`)]));
  return stems.filter(([, without, withArticle]) => without !== withArticle).map(([word]) => word);
}
const begun = ['فستان', 'بلوزة', 'بنطلون', 'فرشاة', 'وسادة', 'فلفل', 'بطانية', 'فنجان', 'بذور', 'ورق'];
const others = ['قميص', 'حقيبة', 'كرسي', 'سوار', 'ساعة', 'حذاء', 'كتاب', 'مصباح', 'طاولة', 'سكين'];
const [apart, apartToo] = [await parted(begun), await parted(others)];
console.log('parted from themselves with the article:', apart.join(' '), '|', apartToo.join(' '));
assert.equal(apart.length, 9);
assert.deepEqual(apartToo, ['سكين']);
JS
node try.mjs
