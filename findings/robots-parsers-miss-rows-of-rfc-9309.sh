#!/usr/bin/env bash
# robots-parser 3.0.1, robots-txt-guard 1.0.2 (with robots-txt-parse 2.0.1) and robots-txt-parser 2.0.3, by which crawlers ask what a shop's robots.txt allows.
# Guess before the run: none of them brings paths of other scripts (/foo/bar/ツ) and their percent-encoding to one form.
# Seen: robots-parser does, in both directions; the two others open a path that robots.txt closes in its own script or in small hexadecimal digits. But what is
# encoded without need (the norm's own row, %62%61%7A for "baz") is another path to all three, and so are %24 and %2A, the norm's
# way to close a path with "$" or "*" in it: the path stays open.
# Seen: of two groups for one crawler robots-txt-guard reads the first alone when another group stands between them; the norm joins them.
# Source: RFC 9309, 2.2.1 (groups of one user agent are combined), 2.2.2 (percent-encoding, the table of examples), 2.2.3 (special characters).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts robots-parser@3.0.1 robots-txt-guard@1.0.2 robots-txt-parse@2.0.1 robots-txt-parser@2.0.3
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { Readable } = require('node:stream');
const robotsParser = require('robots-parser');
const guard = require('robots-txt-guard');
const parse = require('robots-txt-parse');
const robotsTxtParser = require('robots-txt-parser');

const shop = 'https://shop.example';
const readers = [
  async (text, path) => robotsParser(`${shop}/robots.txt`, text).isAllowed(shop + path, 'duka'),
  async (text, path) => guard(await parse(Readable.from([text]))).isAllowed('duka', path),
  async (text, path) => {
    const robots = robotsTxtParser({ userAgent: 'duka', allowOnNeutral: true });
    robots.parseRobots(shop, text);
    return robots.canCrawlSync(shop + path);
  },
];
const closed = (...paths) => ['User-agent: *', ...paths.map((path) => `Disallow: ${path}`), ''].join('\n');
const apart = ['User-agent: duka', 'Disallow: /a', 'User-agent: other', 'Disallow: /z', 'User-agent: duka', 'Disallow: /b', ''].join('\n');

(async () => {
  for (const [text, path, ...open] of [
    [closed('/foo/bar/%E3%83%84'), '/foo/bar/%E3%83%84', false, false, false],
    [closed('/foo/bar/ツ'), '/foo/bar/%E3%83%84', false, true, true],
    [closed('/foo/bar/%e3%83%84'), '/foo/bar/%E3%83%84', false, true, true],
    [closed('/foo/bar/%62%61%7A'), '/foo/bar/baz', true, true, true],
    [closed('/path/file-with-a-%2A.html'), '/path/file-with-a-*.html', true, true, true],
    [closed('/path/foo-%24'), '/path/foo-$', true, true, true],
    [apart, '/b', false, true, false],
  ]) {
    const told = await Promise.all(readers.map((read) => read(text, path)));
    console.log(JSON.stringify(text.split('\n').find((line) => line.startsWith('Disallow'))), path, 'open:', told.join(', '));
    assert.deepEqual(told, open);
  }
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
