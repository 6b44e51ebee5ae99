#!/usr/bin/env bash
# binpackingjs 4.1.0, by which shops choose the parcel that an order fits into: "ESM + CJS, works everywhere: Node.js, …".
# Guess before the run: weights of 0.1, 0.1 and 0.1 kg are more than 0.3 to it, or two things stand in one place.
# Seen: three pieces of 0.1 go into 0.3, and of 500 random orders none has things that overlap, stick out, weigh too much or get lost. But `require` of it fails in Node.js with "module is not defined in ES module scope": the
# package says "type": "module", so that its files for CommonJS, which end in .js, are read as modules. Whoever comes from version 3, whose readme says `require('binpackingjs')`, has a shop that does not start.
# Source: Node.js, Modules: Packages ("type": files that end with .js are ES modules where the nearest package.json says "module"; .cjs is always CommonJS).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts binpackingjs@4.1.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { pack3D } from 'binpackingjs/3d';

const require = createRequire(import.meta.url);
for (const name of ['binpackingjs', 'binpackingjs/3d']) {
  assert.throws(() => require(name), (error) => {
    console.log(`require('${name}'):`, error.message.split('\n')[0]);
    return error instanceof ReferenceError && /is not defined in ES module scope/.test(error.message);
  });
}
const cube = (name, weight) => ({ name, width: 10, height: 10, depth: 10, weight });
const light = pack3D({ bins: [{ name: 'box', width: 30, height: 30, depth: 30, maxWeight: 0.3 }], items: ['a', 'b', 'c'].map((name) => cube(name, 0.1)) });
assert.equal(light.packedBins[0].items.length, 3);

let seed = 7;
const upTo = (most) => 1 + ((seed = (seed * 1_103_515_245 + 12_345) % 2_147_483_648) % most);
const meets = (one, other) => [0, 1, 2].every((at) => one.position[at] < other.position[at] + other.dimension[at] && other.position[at] < one.position[at] + one.dimension[at]);
let faults = 0;
for (let order = 0; order < 500; order += 1) {
  const box = { name: 'box', width: 9 + upTo(30), height: 9 + upTo(30), depth: 9 + upTo(30), maxWeight: 30 };
  const items = Array.from({ length: 1 + upTo(6) }, (_, at) => ({ name: `item ${at}`, width: upTo(20), height: upTo(20), depth: upTo(20), weight: upTo(12) }));
  const { packedBins, unfitItems } = pack3D({ bins: [box], items });
  const packed = packedBins.flatMap((bin) => bin.items);
  const sides = [box.width, box.height, box.depth];
  if (packed.length + unfitItems.length !== items.length) faults += 1;
  if (packed.reduce((sum, { sourceItem }) => sum + sourceItem.weight, 0) > 30) faults += 1;
  if (packed.some(({ position, dimension }) => sides.some((side, at) => position[at] + dimension[at] > side))) faults += 1;
  if (packed.some((one, at) => packed.slice(at + 1).some((other) => meets(one, other)))) faults += 1;
}
console.log('faults in 500 orders:', faults);
assert.equal(faults, 0);
JS
node try.mjs
