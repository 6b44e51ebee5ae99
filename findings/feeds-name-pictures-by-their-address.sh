#!/usr/bin/env bash
# feed 6.0.0, which writes news and goods of shops as RSS and Atom.
# Guess before the run: "]]>" in a description ends its CDATA section in the midst.
# Seen: that is right. But what kind a picture is, is made of the letters behind the last dot of its address: photo.jpg is "image/jpg" and a drawing "image/svg", which are no media types (image/jpeg,
# image/svg+xml), and the picture of a server of pictures, /media/42 or /i?id=7, is "image//media/42" and "image//i", which is not even the form of one. Its length is told as 0 bytes.
# Readers that go by the kind pass over such pictures. Said as `enclosure`, with a type of one's own, it is right.
# Source: RSS 2.0, <enclosure> (three required attributes: url, length in bytes, type, a standard MIME type); RFC 4287, 4.2.7.3; RFC 6838, 4.2 (names of types have no slash);
# IANA, media types (image/jpeg, image/svg+xml).
# Fails when it changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts feed@6.0.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { Feed } from 'feed';

function written(picture) {
  const feed = new Feed({ title: 'Goods', id: 'https://shop.example/', link: 'https://shop.example/', copyright: '' });
  feed.addItem({ title: 'Lamp', id: 'https://shop.example/lamp', link: 'https://shop.example/lamp', date: new Date(0), ...picture });
  return [/<enclosure [^>]*>/.exec(feed.rss2())[0], /<link rel="enclosure"[^>]*>/.exec(feed.atom1())[0]];
}
const kindIn = (element) => / type="([^"]*)"/.exec(element)[1];
for (const [path, seen] of [
  ['photo.jpeg', 'image/jpeg'],
  ['photo.png?v=2', 'image/png'],
  ['photo.jpg', 'image/jpg'],
  ['drawing.svg', 'image/svg'],
  ['media/42', 'image//media/42'],
  ['i?id=7', 'image//i'],
]) {
  const told = written({ image: `https://shop.example/${path}` });
  console.log(path, ...told);
  assert.deepEqual(told.map(kindIn), [seen, seen]);
  assert.match(told[0], / length="0"/);
}
const url = 'https://shop.example/media/42';
const [element] = written({ enclosure: { url, type: 'image/jpeg', length: 5120 } });
assert.deepEqual([kindIn(element), / length="(\d+)"/.exec(element)[1]], ['image/jpeg', '5120']);
JS
node try.mjs
