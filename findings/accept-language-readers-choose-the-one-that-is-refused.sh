#!/usr/bin/env bash
# accept-language-parser 1.5.0, accept-language 3.0.20, resolve-accept-language 3.2.2 and locale 0.1.0, which choose the language of a page, beside negotiator 1.1.0.
# Guess before the run: accept-language-parser takes "fr;q=0", which means "no French", for a wish with the least weight.
# Seen: all four do. Who sends "fr;q=0, *" (anything but French) gets French from each of them, in a shop that speaks English, French and Swahili,
# whatever the order; negotiator says English. Nor does the star count: "*;q=0.5, fr;q=0.3" wants the others more than French, and all four answer French.
# Seen: accept-language does not know "FR", as tags may be written in any case.
# Source: RFC 9110, 12.4.2 (a weight of 0 means "not acceptable") and 12.5.4; RFC 4647, 2.3 and 3.4 (ranges are read without regard to case; "*").
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts accept-language-parser@1.5.0 accept-language@3.0.20 resolve-accept-language@3.2.2 locale@0.1.0 negotiator@1.1.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const acceptLanguage = require('accept-language');
const parser = require('accept-language-parser');
const { Locales } = require('locale');
const Negotiator = require('negotiator');
const { resolveAcceptLanguage } = require('resolve-accept-language');

const shop = ['en', 'fr', 'sw'];
acceptLanguage.languages(shop);
const choose = {
  negotiator: (wish) => new Negotiator({ headers: { 'accept-language': wish } }).language(shop),
  'accept-language-parser': (wish) => parser.pick(shop, wish),
  'accept-language': (wish) => acceptLanguage.get(wish),
  'resolve-accept-language': (wish) => resolveAcceptLanguage(wish, ['en-US', 'fr-FR', 'sw-TZ'], 'en-US').slice(0, 2),
  locale: (wish) => new Locales(wish).best(new Locales(shop)).toString(),
};
for (const [wish, right, ...seen] of [
  ['sw;q=0.5, fr;q=0.3', 'sw', 'sw', 'sw', 'sw', 'sw'],
  ['fr;q=0, *', 'en', 'fr', 'fr', 'fr', 'fr'],
  ['*, fr;q=0', 'en', 'fr', 'fr', 'fr', 'fr'],
  ['*;q=0.5, fr;q=0.3', 'en', 'fr', 'fr', 'fr', 'fr'],
  ['FR', 'fr', 'fr', 'en', 'fr', 'fr'],
]) {
  const told = Object.values(choose).map((by) => by(wish));
  console.log(wish, '->', told.join(', '));
  assert.deepEqual(told, [right, ...seen]);
}
JS
node try.cjs
