#!/usr/bin/env bash
# javascript-natural-sort 0.7.1 and natural-sort 1.0.0, by which pages put sizes in order, beside natural-orderby 5.0.0, natsort 2.0.3 and Node.js' own Intl.Collator.
# Guess before the run: a comma is no decimal sign to them, so that 1,25 l comes behind 1,5 l.
# Seen: so it is in all of them. What nobody guesses: a whole size comes behind its halves in the first two: 36 1/2, 36 2/3, 36, 37.
# The others have 36 first. And digits that are not European ones are letters to all four: ١٠ comes before ٢, ten before two, where Intl has it right.
# Source: Unicode Technical Standard 35, part 5, collation, setting "numeric" (kn): digits of all scripts (general category Nd) are sorted by their numeric value.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts javascript-natural-sort@0.7.1 natural-sort@1.0.0 natural-orderby@5.0.0 natsort@2.0.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { compare } from 'natural-orderby';

const require = createRequire(import.meta.url);
const sorts = {
  'javascript-natural-sort': require('javascript-natural-sort'),
  'natural-sort': require('natural-sort')(),
  'natural-orderby': compare(),
  natsort: require('natsort').default(),
  Intl: new Intl.Collator('en', { numeric: true }).compare,
};
const halves = ['37', '36 2/3', '36', '36 1/2'];
const arabic = ['٢', '١٠', '١'];
for (const [name, sort] of Object.entries(sorts)) {
  const told = [halves.toSorted(sort), arabic.toSorted(sort), ['1,5 l', '1,25 l'].toSorted(sort)];
  console.log(name, ...told.map((each) => each.join(' | ')));
  const isFirst = name === 'javascript-natural-sort' || name === 'natural-sort';
  assert.deepEqual(told, [
    isFirst ? ['36 1/2', '36 2/3', '36', '37'] : ['36', '36 1/2', '36 2/3', '37'],
    name === 'Intl' ? ['١', '٢', '١٠'] : ['١', '١٠', '٢'],
    ['1,5 l', '1,25 l'],
  ]);
}
JS
node try.mjs
