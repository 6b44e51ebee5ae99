#!/usr/bin/env bash
# ts-edifact 0.0.14 and edifact 1.2.12, by which shops read orders and invoices of larger customers (UN/EDIFACT).
# Guess before the run: a decimal comma that the first segment sets (UNA:+,? ') is lost, or an apostrophe behind the release sign (?').
# Seen: both are right in both. But the first segment of syntax version 4, in force since 1998, has a sign in the place that was blank before: the one between repeated elements (UNA:+.?*'). Both stop there,
# "Invalid character ':' after reading segment name UNA". Without that segment ts-edifact reads version 4 and leaves repeated elements together: A:SA*B:SA is the article "A", then "SA*B", then "SA".
# Seen: ts-edifact cannot be loaded as it is installed, since it needs htmlparser2 and does not say so; and it does not know UNOW, by which version 4 says that a file is in UTF-8.
# Source: ISO 9735-1:1998 and 2002 (syntax version 4), 5 (service characters: "*" parts what is repeated, and is the fifth sign of UNA); UN/EDIFACT service code list 0001
# (UNOW).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ts-edifact@0.0.14 edifact@1.2.12
{ node -e "require('ts-edifact')" 2>&1 || true; } | grep -q "Cannot find module 'htmlparser2'"
npm install --silent --no-audit --no-fund --ignore-scripts htmlparser2@10.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { Parser } = require('edifact');
const { Reader } = require('ts-edifact');

console.warn = () => undefined; // one of them tells which definitions it lacks
const joined = (segments) => segments.map(([name, ...elements]) => [name, ...elements.map((element) => element.join('/'))].join('|'));
const orNot = (read) => {
  try {
    return read();
  } catch (error) {
    return error.message;
  }
};
const byTs = (text) => orNot(() => joined(new Reader().parse(text).map(({ name, elements }) => [name, ...elements])));
const byEdifact = (text) =>
  orNot(() => {
    const segments = [];
    const parser = new Parser();
    parser.onopensegment = (name) => segments.push([name]);
    parser.onelement = () => segments.at(-1).push([]);
    parser.oncomponent = (value) => segments.at(-1).at(-1).push(value);
    parser.encoding('UNOC');
    parser.write(text);
    parser.end();
    return joined(segments);
  });
const file = (first, syntax, segment) => `${first}UNB+${syntax}+S+R+20261130:0400+1'UNH+1+ORDERS:D:96A:UN'${segment}'UNT+3+1'UNZ+1+1'`;
const third = (told) => (Array.isArray(told) ? told[2] : told);

for (const [first, syntax, segment, ofTs, ofEdifact] of [
  ["UNA:+,? '", 'UNOC:3', 'QTY+21:1,5', 'QTY|21/1,5', 'QTY|21/1,5'],
  ['', 'UNOC:3', "FTX+AAI+++Don?'t ship?: Größe 5", "FTX|AAI|||Don't ship: Größe 5", "FTX|AAI|||Don't ship: Größe 5"],
  ["UNA:+.?*'", 'UNOC:4', 'PIA+5+A:SA*B:SA', "Invalid character ':' after reading segment name UNA", 'Invalid character : after reading segment name UNA'],
  ['', 'UNOC:4', 'PIA+5+A:SA*B:SA', 'PIA|5|A/SA*B/SA', 'PIA|5|A/SA*B/SA'],
  ['', 'UNOW:4', 'FTX+AAI+++Rose', "Unsupported charset encoding 'UNOW'", 'FTX|AAI|||Rose'],
]) {
  const text = file(first, syntax, segment);
  const told = [third(byTs(text)), third(byEdifact(text))];
  console.log(syntax, first || '(no UNA)', segment, '|', ...told);
  assert.deepEqual(told, [ofTs, ofEdifact]);
}
JS
node try.cjs 2>/dev/null
