#!/usr/bin/env bash
# @fragaria/address-formatter 6.7.1, which writes the lines of an address as its country has them, by the templates of OpenCage.
# Guess before the run: addresses of a few countries come without their postcode or town; those of Britain, Japan and Kenya are whole.
# Seen: they are. Nicaragua, Barbados, Niger and Afghanistan lose their postcodes, though their posts have them; in Niger the number of the house stands on a line of its own. In Hong Kong the town is left out, so that 12 Nathan Road may be
# in Kowloon or not; on Pitcairn street and postcode are. In Argentina the province is. Nothing tells of what was left out, and a label without it looks whole.
# Source: Universal Postal Union, postal addressing systems: Nicaragua (five digits), Barbados (BB and five digits), Niger (four), Afghanistan (four), Argentina (province below the town); Hongkong Post, "How to address" (district and Kowloon).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @fragaria/address-formatter@6.7.1
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const formatter = require('@fragaria/address-formatter');

for (const [address, lines] of [
  [
    { countryCode: 'GB', houseNumber: '12', road: 'High Street', city: 'Oxford', postcode: 'OX1 4AQ', country: 'United Kingdom' },
    '12 High Street | Oxford | OX1 4AQ | United Kingdom',
  ],
  [
    { countryCode: 'KE', houseNumber: '12', road: 'Moi Avenue', city: 'Nairobi', postcode: '00100', country: 'Kenya' },
    '12 Moi Avenue | Nairobi | 00100 | Kenya',
  ],
  [
    { countryCode: 'NI', houseNumber: '12', road: 'Calle Central', city: 'Managua', postcode: '11001', country: 'Nicaragua' },
    'Calle Central 12 | Managua | Nicaragua',
  ],
  [
    { countryCode: 'BB', houseNumber: '12', road: 'Broad Street', city: 'Bridgetown', postcode: 'BB11000', country: 'Barbados' },
    '12 Broad Street | Bridgetown | Barbados',
  ],
  [
    { countryCode: 'NE', houseNumber: '12', road: 'Rue du Sahel', city: 'Niamey', postcode: '8001', country: 'Niger' },
    '12 | Rue du Sahel | Niamey | Niger',
  ],
  [
    { countryCode: 'AF', houseNumber: '12', road: 'Street', city: 'Kabul', postcode: '1001', country: 'Afghanistan' },
    'Street 12 | Kabul | Afghanistan',
  ],
  [
    { countryCode: 'HK', houseNumber: '12', road: 'Nathan Road', city: 'Kowloon', country: 'Hong Kong' },
    '12 Nathan Road | Hong Kong',
  ],
  [
    { countryCode: 'PN', houseNumber: '1', road: 'Main Road', city: 'Adamstown', postcode: 'PCRN 1ZZ', country: 'Pitcairn' },
    'Adamstown | Pitcairn',
  ],
  [
    { countryCode: 'AR', houseNumber: '12', road: 'San Martín', city: 'Rosario', postcode: 'S2000', state: 'Santa Fe', country: 'Argentina' },
    'San Martín 12 | S2000 Rosario | Argentina',
  ],
]) {
  const written = formatter.format(address).trim().split('\n').join(' | ');
  console.log(written);
  assert.equal(written, lines);
}
JS
node try.cjs
