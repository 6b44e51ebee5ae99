#!/usr/bin/env bash
# cldr-subdivisions-full 48.2.0 (CLDR), from which forms of addresses and of delivery zones have the English names of regions, held against the codes of ISO 3166-2 in iso-3166 4.4.0.
# Guess before the run: it lacks names of codes that are new, and has those of codes that have gone.
# Seen: it has both. But where ISO gave codes to other regions, the names stayed with the codes: IR-07 is Tehran to CLDR and Fārs to ISO since 2020, and so with 27 of the 31 provinces of Iran, 19 of them letter by letter; of the twelve regions of Morocco, which were
# cut anew in 2015, only the first has a name of today: MA-04, that of Rabat, is "Oriental", and MA-08, that of Errachidia, "Grand Casablanca". Who joins names to codes sends goods for Tehran at the price for Shiraz. UG-331, Omoro, is called Zombo like UG-330.
# Seen: in Ukraine it has no names but those of speech: Lviv Oblast is "Lvivshchyna", Donetsk Oblast "Donechchyna", and the codes of Kazakhstan have Kazakh names ("Batys Qazaqstan oblysy") where English texts say West Kazakhstan.
# Source: ISO 3166-2, changes of 2020-11-24 (Iran: codes of all provinces) and of 2015-11-27 and after (Morocco: regions of Decree 2-15-40); ISO online browsing platform, MA, IR, UG, UA.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts cldr-subdivisions-full@48.2.0 iso-3166@4.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { iso31662 } from 'iso-3166';

const file = 'node_modules/cldr-subdivisions-full/subdivisions/en/en.json';
const english = JSON.parse(readFileSync(file, 'utf8')).subdivisions.localeDisplayNames.subdivisions;
const plain = (name) => name.normalize('NFKD').replaceAll(/[^a-z]/giu, '').toLowerCase();
const regions = (country) => iso31662.filter(({ code, parent }) => code.startsWith(`${country}-`) && parent === country);
const named = (code) => english[code.replace('-', '').toLowerCase()];
const iso = (code) => iso31662.find((region) => region.code === code).name;

for (const [code, seen, right] of [
  ['IR-07', 'Tehran', 'Fārs'],
  ['IR-23', 'Hormozgan', 'Tehrān'],
  ['IR-10', 'Khuzestan', 'Eşfahān'],
  ['MA-04', 'Oriental', 'Rabat-Salé-Kénitra'],
  ['MA-08', 'Grand Casablanca', 'Drâa-Tafilalet'],
  ['UG-331', 'Zombo', 'Omoro'],
  ['UA-46', 'Lvivshchyna', 'Lvivska oblast'],
  ['UA-14', 'Donechchyna', 'Donetska oblast'],
  ['KZ-27', 'Batys Qazaqstan oblysy', 'Batys Qazaqstan oblysy'],
]) {
  console.log(code, named(code), '|', iso(code));
  assert.deepEqual([named(code), iso(code)], [seen, right]);
}

// names of Iran that are those of another province, letter by letter or nearly so
const provinces = regions('IR');
assert.equal(provinces.length, 31);
const alike = provinces.filter(({ code, name }) => named(code) && plain(named(code)) === plain(name));
const others = provinces.filter(({ code }) =>
  provinces.some((other) => other.code !== code && named(code) && plain(other.name) === plain(named(code))),
);
console.log('alike', alike.map(({ code }) => code), 'of another', others.length);
assert.deepEqual([alike.map(({ code }) => code), others.length], [['IR-00', 'IR-09', 'IR-27'], 19]);
assert.equal(named('IR-29'), 'South Khorasan');
JS
node try.mjs
