#!/usr/bin/env bash
# letterparser 0.1.8, eml-parse-js 1.1.15 and eml-format 0.6.1, which read mails with their files, beside postal-mime 4.0.0.
# Guess before the run: one of them fails on a file's name that is told in parts, or keeps the blank between two encoded words.
# Seen: none of the three reads the example of RFC 2231: two find no name, eml-parse-js has "us-asciien" in front of it and leaves the last part out. A name in plain parts
# ("invoice-" and "12.pdf"), as long names are sent by many programs, is no name to any of them, and one with a semicolon in quotes ends there for two of the three.
# In a subject eml-parse-js keeps the blank between encoded words, so that a word is parted, and eml-format reads the first word alone: "فاتو" of "فاتورة".
# postal-mime reads all of them.
# Source: RFC 2231, 3 and 4.1 (parameters in parts, with a character set, and the example); RFC 2045, 5.1 (quoted values); RFC 2047, 8 (white space between
# encoded words is not shown, table of examples).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts letterparser@0.1.8 eml-parse-js@1.1.15 eml-format@0.6.1 postal-mime@4.0.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import PostalMime from 'postal-mime';

const require = createRequire(import.meta.url);
const byFormat = require('eml-format');
const byParse = require('eml-parse-js');
const { extract } = require('letterparser');

const called = (read, mail) => new Promise((resolve, reject) => read(mail, (error, told) => (error ? reject(error) : resolve(told))));
const readers = {
  'postal-mime': async (mail) => PostalMime.parse(mail),
  letterparser: async (mail) => extract(mail),
  'eml-parse-js': (mail) => called(byParse.readEml, mail),
  'eml-format': (mail) => called(byFormat.read, mail),
};
const read = (mail) => Promise.all(Object.values(readers).map((by) => by(mail)));
const head = ['From: ada@example.com', 'MIME-Version: 1.0'];

const example = "filename*0*=us-ascii'en'This%20is%20even%20more%20;\r\n filename*1*=%2A%2A%2Afun%2A%2A%2A%20;\r\n filename*2=\"isn't it!\"";
for (const [told, right, ...seen] of [
  ['filename="invoice.pdf"', 'invoice.pdf', 'invoice.pdf', 'invoice.pdf', 'invoice.pdf'],
  [example, "This is even more ***fun*** isn't it!", undefined, 'us-asciienThis is even more ***fun*** ', undefined],
  ['filename*0="invoice-";\r\n filename*1="12.pdf"', 'invoice-12.pdf', undefined, undefined, undefined],
  ['filename="invoice; 12.pdf"', 'invoice; 12.pdf', 'invoice', 'invoice', 'invoice; 12.pdf'],
]) {
  const file = ['--b', 'Content-Type: application/pdf', 'Content-Transfer-Encoding: base64', `Content-Disposition: attachment; ${told}`, '', 'JVBERg=='];
  const mail = [...head, 'Content-Type: multipart/mixed; boundary=b', '', '--b', 'Content-Type: text/plain', '', 'hello', ...file, '--b--', ''].join('\r\n');
  const names = (await read(mail)).map(({ attachments }) => attachments?.[0]?.filename ?? attachments?.[0]?.name);
  console.log(JSON.stringify(told), '->', names.map((name) => JSON.stringify(name)).join(', '));
  assert.deepEqual(names, [right, ...seen]);
}
for (const [subject, right, ...seen] of [
  ['=?ISO-8859-1?Q?a?=', 'a', 'a', 'a', 'a'],
  ['=?ISO-8859-1?Q?a?= =?ISO-8859-1?Q?b?=', 'ab', 'ab', 'a b', 'a'],
  ['=?ISO-8859-1?Q?a?= =?ISO-8859-2?Q?_b?=', 'a b', 'a b', 'a  b', 'a'],
  ['=?utf-8?B?2YHYp9iq2Yg=?=\r\n =?utf-8?B?2LHYqQ==?=', 'فاتورة', 'فاتورة', 'فاتورة', 'فاتو'],
]) {
  const mail = [...head, `Subject: ${subject}`, 'Content-Type: text/plain; charset=utf-8', '', 'hello', ''].join('\r\n');
  const told = (await read(mail)).map((one) => one.subject);
  console.log(JSON.stringify(subject), '->', told.join(' | '));
  assert.deepEqual(told, [right, ...seen]);
}
JS
node try.mjs
