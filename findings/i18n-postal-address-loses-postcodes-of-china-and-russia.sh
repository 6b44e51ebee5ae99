#!/usr/bin/env bash
# i18n-postal-address 1.0.0, which writes addresses as 249 countries do ("aligned with UPU S42"), beside localized-address-format 1.3.3; the same person in each.
# Guess before the run: a line is in the wrong place where the postcode stands below all else (Britain, Hungary).
# Seen: those are right. But no letter to China or Russia has its postcode, though it is given: there is no place for it in their formats; both posts sort by its six digits. And of people in Spain, Argentina,
# Chile, Peru and other countries that speak Spanish the family name is left out, unless it is told by another member (firstFamilyName) than everywhere else; nothing says so.
# localized-address-format writes all of them.
# Source: Universal Postal Union, postal addressing systems in member countries (China: CHN, Russian Federation: RUS); CLDR and Google's address data, "fmt" of CN and RU (%Z).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm pkg set type=module >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts i18n-postal-address@1.0.0 localized-address-format@1.3.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import PostalAddress, { addressFormats } from 'i18n-postal-address';
import { formatAddress } from 'localized-address-format';

const PERSON = { givenName: 'Ana', familyName: 'Mora', address1: '5 Main Road', city: 'Town', province: 'Region', state: 'Region', region: 'Region', postalCode: '123456' };
function written(country) {
  const address = new PostalAddress({ formats: addressFormats, defaultFormat: 'US' });
  address.setFormat({ country });
  for (const [name, value] of Object.entries(PERSON)) address.setProperty(name, value);
  return address.toString();
}
const beside = (postalCountry) =>
  formatAddress({
    ...{ postalCountry, name: 'Ana Mora', addressLines: ['5 Main Road'], locality: 'Town' },
    ...{ administrativeArea: 'Region', postalCode: '123456' },
  }).join('\n');
for (const [country, lost] of [
  ['GB', []],
  ['HU', []],
  ['KE', []],
  ['CN', ['123456']],
  ['RU', ['123456']],
  ['ES', ['Mora']],
  ['AR', ['Mora']],
  ['CL', ['Mora']],
  ['PE', ['Mora']],
]) {
  const told = written(country);
  console.log(country, JSON.stringify(told));
  const parts = ['Mora', 'Main Road', 'Town', '123456'];
  assert.deepEqual(parts.filter((part) => !told.toLowerCase().includes(part.toLowerCase())), lost);
  assert.deepEqual(parts.filter((part) => !beside(country).toLowerCase().includes(part.toLowerCase())), []);
}
JS
node try.mjs
