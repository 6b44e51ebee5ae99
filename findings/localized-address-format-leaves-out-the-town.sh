#!/usr/bin/env bash
# localized-address-format 1.3.3, which writes the lines of an address as the post of its country wants them (data of Google's libaddressinput).
# Guess before the run: it puts each part that it is given somewhere, in the order of the country.
# Seen: a part that the country's form has no place for is dropped without a word. In Japan it is the town (`locality`), which the post needs:
# "〒100-0001, 東京都, 千代田1-1" lacks 千代田区, in Latin letters as well; the data expects it in the street's line, where no browser's autofill
# (address-level2) and no map service puts it. In Rwanda it is the sector and the province, in the Emirates the town beside the emirate.
# @fragaria/address-formatter 6.7.1 keeps 千代田区. Brazil and Taiwan lose nothing.
# Source: Universal Postal Union, addressing of Japan (municipality and prefecture are parts of each address),
# https://www.upu.int/en/postal-solutions/programmes-services/addressing-solutions
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts localized-address-format@1.3.3 @fragaria/address-formatter@6.7.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { format } = require('@fragaria/address-formatter');
const { formatAddress } = require('localized-address-format');

for (const [postalCountry, parts, lost] of [
  ['JP', { administrativeArea: '東京都', locality: '千代田区', postalCode: '100-0001', addressLines: ['千代田1-1'] }, ['千代田区']],
  ['RW', { administrativeArea: 'Kigali', locality: 'Gasabo', dependentLocality: 'Kimironko', addressLines: ['KG 11 Ave'] }, ['Kigali', 'Kimironko']],
  ['AE', { administrativeArea: 'Abu Dhabi', locality: 'Al Ain', addressLines: ['Street 1'] }, ['Al Ain']],
  ['BR', { administrativeArea: 'SP', locality: 'São Paulo', dependentLocality: 'Sé', postalCode: '01000-000', addressLines: ['Rua 1'] }, []],
  ['TW', { administrativeArea: '臺北市', locality: '信義區', postalCode: '110', addressLines: ['信義路五段7號'] }, []],
]) {
  const texts = Object.values(parts).flat();
  for (const script of ['local', 'latin']) {
    const lines = formatAddress({ postalCountry, ...parts }, script);
    const missing = texts.filter((text) => !lines.join('\n').includes(text));
    console.log(postalCountry, script, lines, 'without', missing);
    assert.deepEqual(missing, lost);
  }
}
const other = format({ countryCode: 'JP', state: '東京都', city: '千代田区', road: '千代田', houseNumber: '1-1', postcode: '100-0001' });
assert.ok(other.includes('千代田区'));
JS
node try.cjs
