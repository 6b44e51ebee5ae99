#!/usr/bin/env bash
# Snowball's stems in PostgreSQL 18 (PGlite 0.5.17), by which shops search, with sixteen kinds of goods in each of five languages, one and many.
# Guess before the run: one and many have a stem each where the plural is irregular (German Album, Alben), one in ten, and much the same in all languages.
# Seen: in German and in English two kinds of sixteen are parted; in Turkish eight, in Portuguese eleven, in Dutch twelve, regular ones too. Portuguese
# does not know plurals in -ões, -éis and -ais (botão, botões; lençol, lençóis), nor "sofás". Dutch leaves the double letter and the z that a plural brings (tas,
# tassen; vaas, vazen) and takes an s for an ending that is none: "kaars" (candle) is "kar". Turkish takes -dı, -tı, -de, -ta for endings: a bag, "çanta", is
# "ça", a curtain, "perde", is "per", and neither is the stem of its plural. A search for the one passes over goods that are named in the many.
# Source: Snowball, algorithms of Dutch, Portuguese and Turkish, https://snowballstem.org/algorithms ; PostgreSQL 18, 12.6.6 (Snowball dictionary).
# The shop looks for beginnings and slips besides, which finds most of them. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @electric-sql/pglite@0.5.17
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { PGlite } from '@electric-sql/pglite';

const GOODS = {
  german: `Vase Vasen, Kerze Kerzen, Tasche Taschen, Glas Gläser, Haus Häuser, Messer Messer, Pfanne Pfannen, Jacke Jacken, Schuh Schuhe, Lampe Lampen,
    Knopf Knöpfe, Sofa Sofas, Album Alben, Vorhang Vorhänge, Ring Ringe, Buch Bücher`,
  english: `vase vases, candle candles, bag bags, glass glasses, house houses, knife knives, pan pans, jacket jackets, shoe shoes, lamp lamps,
    button buttons, sofa sofas, scarf scarves, curtain curtains, ring rings, book books`,
  turkish: `elbise elbiseler, ayakkabı ayakkabılar, gömlek gömlekler, çanta çantalar, kitap kitaplar, bardak bardaklar, tabak tabaklar, masa masalar,
    lamba lambalar, perde perdeler, halı halılar, bıçak bıçaklar, yüzük yüzükler, kolye kolyeler, küpe küpeler, kalem kalemler`,
  portuguese: `lençol lençóis, anel anéis, calção calções, pão pães, avental aventais, papel papéis, botão botões, colchão colchões, sofá sofás,
    sapato sapatos, colher colheres, relógio relógios, cordão cordões, funil funis, batom batons, camisa camisas`,
  dutch: `vaas vazen, brief brieven, huis huizen, glas glazen, roos rozen, doos dozen, schoen schoenen, lamp lampen, tas tassen, mes messen, pan pannen,
    kaars kaarsen, laars laarzen, boek boeken, broek broeken, jas jassen`,
};
const database = new PGlite();
async function stem(language, word) {
  const { rows } = await database.query('select (tsvector_to_array(to_tsvector($1::regconfig, $2)))[1] as stem', [language, word]);
  return rows[0].stem;
}
const counts = {};
for (const [language, goods] of Object.entries(GOODS)) {
  const pairs = goods.split(',').map((pair) => pair.trim().split(' '));
  assert.equal(pairs.length, 16);
  const stems = await Promise.all(pairs.map((pair) => Promise.all(pair.map((word) => stem(language, word)))));
  const apart = stems.filter(([one, many]) => one !== many);
  console.log(`${language}: ${apart.length} of 16:`, apart.map((pair) => pair.join('/')).join(' '));
  counts[language] = apart.length;
}
assert.deepEqual(counts, { german: 2, english: 2, turkish: 8, portuguese: 11, dutch: 12 });
assert.deepEqual(await Promise.all(['kaars', 'kaarsen'].map((word) => stem('dutch', word))), ['kar', 'kaars']);
assert.deepEqual(await Promise.all(['çanta', 'çantalar'].map((word) => stem('turkish', word))), ['ça', 'çanta']);
JS
node try.mjs
