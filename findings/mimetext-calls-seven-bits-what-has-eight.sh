#!/usr/bin/env bash
# mimetext 3.0.28, which makes mails where there is no mail server's library (Workers, Lambda), read by mailparser 3.14.2.
# Guess before the run: the name of a file in Arabic stands in the header as raw letters, and a long subject is one encoded word.
# Seen: both are so: a subject of some sixty Arabic letters is one word of 168 signs, where 75 are the most. And a quotation mark in a file's name is not escaped, so that "shelf 12" oak.pdf" is read as
# "shelf 12". What nobody guesses: the text itself goes out as UTF-8 and is declared 7bit, so that what carries the mail may take the eighth bit off or refuse it; "Größe" has bytes C3 B6. It has no
# other encoding unless the caller encodes and says so.
# Source: RFC 2045, 2.7 (7bit data has no octet above 127), 6.2 and 6.4; RFC 2047, 2 (an encoded word has 75 characters at most); RFC 2231, 4 and RFC 5322, 3.2.4 (quoted-string: a quotation mark has a
# backslash).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts mimetext@3.0.28 mailparser@3.14.2
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { createMimeMessage } from 'mimetext';

const { simpleParser } = createRequire(import.meta.url)('mailparser');

function written(subject, text, filename) {
  const mail = createMimeMessage();
  mail.setSender('shop@example.com');
  mail.setTo('ada@example.com');
  mail.setSubject(subject);
  mail.addMessage({ contentType: 'text/plain', data: text });
  if (filename) mail.addAttachment({ filename, contentType: 'application/pdf', data: 'JVBERg==' });
  return mail.asRaw();
}
const plain = written('Invoice', 'Size 12', 'invoice.pdf');
assert.equal((await simpleParser(plain)).attachments[0].filename, 'invoice.pdf');

const body = written('Invoice', 'Größe 12');
const [, encoding] = /Content-Transfer-Encoding: (\S+)/.exec(body);
const octets = [...Buffer.from(body)].filter((octet) => octet > 127);
console.log('declared:', encoding, 'octets above 127:', Buffer.from(octets).toString('hex'));
assert.deepEqual([encoding, Buffer.from(octets).toString('hex')], ['7bit', Buffer.from('öß').toString('hex')]);

const [words] = written('فاتورة '.repeat(9).trim(), 'x').match(/=\?utf-8\?[^?]*\?[^?]*\?=/giu);
console.log('encoded word of', words.length);
assert.ok(words.length > 75);

const arabic = written('Invoice', 'x', 'فاتورة.pdf');
assert.match(arabic, /filename="فاتورة\.pdf"/);
const inch = (await simpleParser(written('Invoice', 'x', 'shelf 12" oak.pdf'))).attachments[0].filename;
console.log('shelf 12" oak.pdf ->', inch);
assert.ok(inch.startsWith('shelf 12') && !inch.includes('"'));
JS
node try.mjs
