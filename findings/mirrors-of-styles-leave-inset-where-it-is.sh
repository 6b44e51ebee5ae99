#!/usr/bin/env bash
# rtlcss 4.3.0, cssjanus 2.3.1 and @mui/stylis-plugin-rtl 9.4.0 (with stylis 4.4.0), which make the styles of a page that is read from right to left (Arabic, Hebrew, Urdu) of those of one that is read from left to right.
# Guess before the run: what came to CSS late, inset and translate, one of them leaves as it is.
# Seen: all three do. "inset: 0 1px 2px 3px", which is top, right, bottom and left in one, stays, where the same as four properties is mirrored: a badge in the corner of a picture stays in the wrong one, or meets another. "translate: 10px 0"
# stays as well, beside "transform: translateX(10px)", which all mirror, and so does the shadow of a filter, though that of a box turns. Where they part nobody would guess which one does what: rtlcss leaves scroll-margin and scroll-padding and mirrors
# object-position, transform-origin and gradients to a side; the two others do it the other way round.
# Source: CSS Positioned Layout 3 (inset is the shorthand of top, right, bottom and left), CSS Transforms 2 (translate), CSS Scroll Snap 1 (scroll-margin, four values as margin has them).
# The shop writes sides as start and end, and a test holds that. Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts rtlcss@4.3.0 cssjanus@2.3.1 @mui/stylis-plugin-rtl@9.4.0 stylis@4.4.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import plugin from '@mui/stylis-plugin-rtl';
import cssjanus from 'cssjanus';
import rtlcss from 'rtlcss';
import { compile, middleware, serialize, stringify } from 'stylis';

const mui = plugin.default ?? plugin;
const by = {
  rtlcss: (css) => rtlcss.process(css),
  cssjanus: (css) => cssjanus.transform(css),
  stylis: (css) => serialize(compile(css), middleware([mui, stringify])),
};
const inside = (css) => css.replaceAll(/\s*([{};])\s*/g, '$1').replace(/^\.a\{|;?\}$/g, '').replace(/;?\}$/, '');
for (const [style, mirrored, ...who] of [
  ['margin:0 1px 2px 3px', 'margin:0 3px 2px 1px', 'rtlcss', 'cssjanus', 'stylis'],
  ['transform:translateX(10px)', 'transform:translateX(-10px)', 'rtlcss', 'cssjanus', 'stylis'],
  ['inset:0 1px 2px 3px', 'inset:0 3px 2px 1px'],
  ['translate:10px 0', 'translate:-10px 0'],
  ['filter:drop-shadow(3px 0 red)', 'filter:drop-shadow(-3px 0 red)'],
  ['scroll-margin:0 1px 2px 3px', 'scroll-margin:0 3px 2px 1px', 'cssjanus', 'stylis'],
  ['scroll-padding:0 1px 2px 3px', 'scroll-padding:0 3px 2px 1px', 'cssjanus', 'stylis'],
  ['object-position:20% 0', 'object-position:80% 0', 'rtlcss'],
  ['transform-origin:0 50%', 'transform-origin:100% 50%', 'rtlcss'],
  ['background:linear-gradient(to right,red,blue)', 'background:linear-gradient(to left,red,blue)', 'rtlcss'],
]) {
  const told = Object.entries(by).map(([name, mirror]) => [name, inside(mirror(`.a{${style}}`))]);
  const doing = told.filter(([, made]) => made === mirrored).map(([name]) => name);
  console.log(style, 'is mirrored by', doing.join(', ') || 'none');
  assert.deepEqual(doing, who);
  assert.ok(told.every(([, made]) => made === mirrored || made === style));
}
JS
node try.mjs
