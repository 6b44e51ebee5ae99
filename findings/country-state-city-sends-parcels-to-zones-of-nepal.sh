#!/usr/bin/env bash
# country-state-city 3.2.1, from which address forms have the parts of a country, beside iso-3166 4.4.0, whose table is the one of ISO 3166-2.
# Guess before the run: Indonesia has 34 provinces (38 since 2022), and Norway the counties of before 2020.
# Seen: so it is. Neither of the four new Papuas can be chosen, and Norway has 19 counties by names of four different years: Trøndelag (since 2018) beside Nord- and
# Sør-Trøndelag, of which it was made, Akershus (since 2024) beside Hedmark (until 2019), and no Agder, Innlandet or Vestland (since 2020). Of Nepal, which has
# seven provinces since 2015, it has the fourteen zones and five development regions of before, and none of the seven. Kazakhstan's capital is Nur-Sultan (Astana again since
# 2022), and Abai, Jetisu, Ulytau and Shymkent are missing.
# Source: ISO 3166-2 and its changes, https://www.iso.org/obp/ui/#iso:code:3166:NP
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts country-state-city@3.2.1 iso-3166@4.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { iso31662 } from 'iso-3166';

const { State } = createRequire(import.meta.url)('country-state-city');
const offered = (country) => State.getStatesOfCountry(country).map(({ name }) => name);
const today = (country) => iso31662.filter(({ parent }) => parent === country).map(({ name }) => name);
/** Those parts of today that are not offered. */
const missing = (country) => {
  const known = offered(country).map((name) => name.replace(/ (Region|Province)$/, '').toLowerCase());
  return today(country).filter((name) => !known.some((one) => one.startsWith(name.toLowerCase())));
};

for (const country of ['NP', 'ID', 'NO', 'KZ']) console.log(country, 'offered', offered(country).length, 'of today', today(country).length);
assert.deepEqual(['NP', 'ID', 'NO', 'KZ'].map((country) => offered(country).length), [19, 34, 21, 17]);

const nepal = offered('NP');
console.log(nepal.join(', '));
assert.equal(nepal.filter((name) => name.endsWith(' Zone')).length, 14);
assert.equal(nepal.filter((name) => name.endsWith(' Region')).length, 5);
assert.equal(today('NP').length, 7);

console.log('Papuas:', offered('ID').filter((name) => name.startsWith('Papua')), 'of today:', iso31662.filter(({ code, name }) => code.startsWith('ID-') && name.startsWith('Papua') && !['ID-PP'].includes(code)).map(({ name }) => name));
assert.deepEqual(offered('ID').filter((name) => name.startsWith('Papua')), ['Papua', 'Papua Barat']);

const norway = offered('NO');
for (const name of ['Trøndelag', 'Nord-Trøndelag', 'Sør-Trøndelag', 'Akershus', 'Hedmark', 'Vest-Agder']) assert.ok(norway.includes(name), name);
console.log('of Norway, missing today:', missing('NO'));
for (const name of ['Agder', 'Innlandet', 'Vestland']) assert.ok(missing('NO').includes(name) && !norway.includes(name), name);

console.log('of Kazakhstan:', offered('KZ').filter((name) => /Nur-Sultan|Astana|Abai|Jetisu|Zhetysu|Ulytau|Shymkent/.test(name)), 'of today', today('KZ').join(', '));
assert.deepEqual(offered('KZ').filter((name) => /Nur-Sultan|Astana|Abai|Abay|Jetisu|Zhetisu|Ulytau|Ulıtau|Shymkent/.test(name)), ['Nur-Sultan']);
for (const name of ['Astana', 'Shymkent']) assert.ok(today('KZ').includes(name), name);
JS
node try.mjs
