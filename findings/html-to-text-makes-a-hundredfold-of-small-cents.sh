#!/usr/bin/env bash
# html-to-text 10.0.1, by which mails of shops get their part in plain text.
# Guess before the run: what is struck out (<s>) stands there as if it were in force, and what is raised (<sup>) as if it stood in the line.
# Seen: both. A price whose cents are raised, as shops write them, becomes a hundred times the price: "12<sup>99</sup> €" is "1299 €", "m<sup>2</sup>" is "m2" and 10<sup>3</sup> a hundred and three.
# "Was <s>10</s>" is "Was 10". A list that counts down counts up, and steps that are numbered by `value` get numbers of its own, while `start` is heard, so that a mail that says "see 5" has no 5.
# Source: HTML Standard, 4.5.5 (s: contents that are no longer accurate), 4.5.19 (sub and sup: used where their absence would change the meaning), 4.4.5 and 4.4.8 (ol reversed, li value).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts html-to-text@10.0.1
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { convert } from 'html-to-text';

for (const [html, seen] of [
  ['<p>Kikoi: 12<sup>99</sup> €</p>', 'Kikoi: 1299 €'],
  ['<p>3 m<sup>2</sup>, 10<sup>3</sup> ml</p>', '3 m2, 103 ml'],
  ['<p>Was <s>10 €</s>, is 8 €</p>', 'Was 10 €, is 8 €'],
  ['<ol start="3"><li>Cut</li><li>Sew</li></ol>', ' 3. Cut\n 4. Sew'],
  ['<ol reversed><li>Second</li><li>First</li></ol>', ' 1. Second\n 2. First'],
  ['<ol><li value="5">Cut</li><li>Sew</li></ol>', ' 1. Cut\n 2. Sew'],
]) {
  const text = convert(html);
  console.log(html, JSON.stringify(text));
  assert.equal(text, seen);
}
JS
node try.mjs
