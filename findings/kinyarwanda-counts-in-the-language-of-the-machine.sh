#!/usr/bin/env bash
# Node.js 24.21.0 (ICU 78.3) and intl-messageformat 12.1.5, @messageformat/core 3.4.1, with messages in Kinyarwanda (rw).
# Guess before the run: what Intl has days and numbers for, it has plurals for.
# Seen: CLDR 48 has no plural rules for rw (nor rn), but days and numbers. `new Intl.PluralRules('rw')` raises no error: it takes the language
# of the machine. One message, "{n, plural, one {ikintu kimwe} other {ibintu #}}", so says "ikintu kimwe" of 1 on an English server and
# "ibintu 1" on a Japanese one. @messageformat/core says "ikintu kimwe" on both, by rules of its own choice. Nobody is told.
# A shop that speaks Kinyarwanda has to bring its own rule (one for 1, else other).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts intl-messageformat@12.1.5 @messageformat/core@3.4.1 cldr-core@48.2.0
npm install --silent --no-audit --no-fund --no-save --prefix runtime node@24.21.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import MessageFormat from '@messageformat/core';
import { IntlMessageFormat } from 'intl-messageformat';

const plurals = JSON.parse(readFileSync('node_modules/cldr-core/supplemental/plurals.json', 'utf8'));
const { rw, rn, lg } = plurals.supplemental['plurals-type-cardinal'];
assert.deepEqual([rw, rn, typeof lg], [undefined, undefined, 'object']);
assert.deepEqual(Intl.DateTimeFormat.supportedLocalesOf('rw'), ['rw']);
assert.deepEqual(Intl.PluralRules.supportedLocalesOf('rw'), []);

const text = '{n, plural, one {ikintu kimwe} other {ibintu #}}';
const [machine, told] = process.argv.slice(2);
const rules = new Intl.PluralRules('rw');
const byIntl = new IntlMessageFormat(text, 'rw').format({ n: 1 });
const byOther = new MessageFormat('rw').compile(text)({ n: 1 });
console.log(`machine ${machine}: plural rules of ${rules.resolvedOptions().locale}; ${byIntl}; ${byOther}`);
assert.equal(rules.resolvedOptions().locale.slice(0, 2), machine.slice(0, 2));
assert.equal(byIntl, told);
assert.equal(byOther, 'ikintu kimwe');
JS
LC_ALL=en_GB.UTF-8 runtime/node_modules/node/bin/node try.mjs en_GB 'ikintu kimwe'
LC_ALL=ja_JP.UTF-8 runtime/node_modules/node/bin/node try.mjs ja_JP 'ibintu 1'
