#!/usr/bin/env bash
# postal-mime 4.0.0 and emailjs-mime-parser 2.0.7, by which shops read answers of customers, beside mailparser 3.14.2: text of format=flowed.
# Guess before the run: a blank put in front of "From" is not taken away again, and DelSp is not known.
# Seen: all three know both. But of what is quoted, the two join the lines and leave the mark of each in the midst of the sentence: "> two > tables and a > chair."
# A line quoted twice and one quoted once, which never belong to one paragraph, become one as well, so that
# the words of one person stand in the mouth of another. mailparser takes the marks off before it joins.
# Source: RFC 3676, 4.5 (quote marks are counted and taken off before the line is looked at; a paragraph is of one depth, and where depth changes after a flowed line the depth
# wins), 4.1 (DelSp), 4.4 (stuffing).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts postal-mime@4.0.0 emailjs-mime-parser@2.0.7 mailparser@3.14.2
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import PostalMime from 'postal-mime';

const require = createRequire(import.meta.url);
const { default: parse } = require('emailjs-mime-parser');
const { simpleParser } = require('mailparser');

const read = {
  mailparser: async (mail) => (await simpleParser(mail)).text,
  'postal-mime': async (mail) => (await PostalMime.parse(mail)).text,
  'emailjs-mime-parser': (mail) => new TextDecoder().decode(parse(mail).content),
};
for (const [more, lines, right, seen = right] of [
  ['', [' From here,', 'two '], 'From here,\ntwo'],
  ['', ['I want two ', 'tables.'], 'I want two tables.'],
  ['; delsp=yes', ['I want two ', 'tables.'], 'I want twotables.'],
  ['', ['> I want two ', '> tables and a ', '> chair.', '', 'Yes.'], '> I want two tables and a chair.\n\nYes.', '> I want two > tables and a > chair.\n\nYes.'],
  ['', ['>> Is it blue? ', '> It is.'], '>> Is it blue? \n> It is.', '>> Is it blue? > It is.'],
]) {
  const head = ['From: ada@example.com', 'MIME-Version: 1.0', `Content-Type: text/plain; charset=utf-8; format=flowed${more}`, '', ''];
  const mail = head.join('\r\n') + lines.map((line) => `${line}\r\n`).join('');
  const told = await Promise.all(Object.values(read).map(async (by) => (await by(mail)).trimEnd()));
  console.log(JSON.stringify(lines), '->', JSON.stringify(told));
  assert.deepEqual(told, [right, seen, seen]);
}
JS
node try.mjs
