#!/usr/bin/env bash
# mailcheck 1.1.1 and @zootools/email-spell-checker 1.12.0, which ask a buyer at the checkout "Did you mean …?" where an email address looks misspelt.
# Guess before the run: some providers that are right (ymail.com, gmx.ch, web.de, live.se) are taken for gmail.com or the like.
# Seen: none of those. What is taken for misspelt is any country whose letters are missing in their lists, also behind a company's own name: duka.rw is to be duka.ru, duka.co.ke duka.com or duka.co, duka.ug duka.us,
# duka.co.ug duka.co.uk, duka.sn duka.se, duka.et duka.it, and duka.go.ke, an office of Kenya, duka.gov. Yahoo in India is to be yahoo.co.il. mailcheck has another company for short names besides: a.co.tz is to be gmx.co.nz,
# pm.me gmx.de, and proton.me proton.de. Who says yes has the letters about the order sent to somebody else.
# Source: IANA, Root Zone Database (rw, ke, ug, tz, sn, et are domains of countries, delegated since the nineties); Proton (proton.me and pm.me are its domains); Yahoo (yahoo.co.in).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mailcheck@1.1.1 @zootools/email-spell-checker@1.12.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import checker from '@zootools/email-spell-checker';
import mailcheck from 'mailcheck';

for (const [domain, ...seen] of [
  ['ymail.com', undefined, undefined],
  ['gmx.ch', undefined, undefined],
  ['live.se', undefined, undefined],
  ['duka.rw', 'duka.ru', 'duka.ru'],
  ['duka.co.ke', 'duka.com', 'duka.co'],
  ['duka.go.ke', 'duka.gov', 'duka.gov'],
  ['duka.ug', 'duka.us', 'duka.us'],
  ['duka.co.ug', 'duka.co.uk', 'duka.co.uk'],
  ['duka.sn', 'duka.se', 'duka.se'],
  ['duka.et', 'duka.it', 'duka.it'],
  ['yahoo.co.in', 'yahoo.co.il', 'yahoo.co.il'],
  ['a.co.tz', 'gmx.co.nz', 'a.co.nz'],
  ['pm.me', 'gmx.de', undefined],
  ['proton.me', 'proton.de', undefined],
]) {
  const email = `amina@${domain}`;
  const told = [mailcheck.run({ email }), checker.run({ email })].map((meant) => meant?.domain);
  console.log(domain, 'mailcheck:', told[0], 'email-spell-checker:', told[1]);
  assert.deepEqual(told, seen);
}
JS
node try.mjs
