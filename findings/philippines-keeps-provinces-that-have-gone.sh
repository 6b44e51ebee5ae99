#!/usr/bin/env bash
# philippines 1.0.0 and nigerian-states-and-lgas 1.0.8, from which address forms have their provinces, cities and states, beside iso-3166 4.4.0, whose table is the one of ISO 3166-2.
# Guess before the run: the numbers of Nigeria (36 states, the capital, 774 local governments) are right; of the Philippines one province is two by now.
# Seen: so it is, and more. Whoever lives in Maguindanao del Norte or del Sur (two provinces since September 2022) finds Maguindanao alone; Davao de Oro is Compostela Valley, as until 2019; the
# Bangsamoro region is the ARMM that ended in 2019. Baliwag, Calaca and Carmona, cities since 2022 and 2023, are none. Nigeria's numbers are right, and Katsina is written "Kastina", so that
# what a form sends is the name of no state.
# Source: Republic Acts 11550 (Maguindanao), 11297 (Davao de Oro), 11054 (Bangsamoro), 11544, 11929 and 11938 (the three cities); ISO 3166-2:PH and NG; Constitution of Nigeria 1999, 3 and First Schedule.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts philippines@1.0.0 nigerian-states-and-lgas@1.0.8 iso-3166@4.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { iso31662 } from 'iso-3166';
import nigeria from 'nigerian-states-and-lgas';
import philippines from 'philippines';

const named = (country) => new Set(iso31662.filter(({ code }) => code.startsWith(`${country}-`)).map(({ name }) => name));
const [right, here] = [named('PH'), new Set(philippines.provinces.map(({ name }) => name))];
for (const name of ['Maguindanao del Norte', 'Maguindanao del Sur', 'Davao de Oro']) {
  console.log(name, right.has(name), here.has(name));
  assert.deepEqual([right.has(name), here.has(name)], [true, false]);
}
for (const name of ['Maguindanao', 'Compostela Valley']) assert.deepEqual([right.has(name), here.has(name)], [false, true]);
assert.equal(philippines.regions.some(({ key }) => key === 'ARMM'), true);
for (const [name, province] of [['Baliuag', 'BUL'], ['Calaca', 'BTG'], ['Carmona', 'CAV']]) {
  const place = philippines.cities.find((one) => one.name.startsWith(name) && one.province === province);
  console.log(place);
  assert.equal(place.city, undefined);
}
const states = nigeria.all();
assert.deepEqual([states.length, states.reduce((sum, { lgas }) => sum + lgas.length, 0)], [37, 774]);
const unknown = states.map(({ state }) => state).filter((state) => !named('NG').has(state));
console.log(unknown);
assert.deepEqual(unknown, ['Kastina', 'Federal Capital Territory']);
JS
node try.mjs
