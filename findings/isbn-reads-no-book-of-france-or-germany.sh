#!/usr/bin/env bash
# isbn 0.4.0 and isbn-utils 1.1.0, by which bookshops check numbers of books, beside isbn3 2.0.11.
# Guess before the run: both refuse 979-8, the numbers that the United States give out since 2020.
# Seen: both do. isbn-utils has no 979-13 (Spain) either, and is right in all else. isbn knows three groups at all, 0 and 1 (English) and 4 (Japan): a book in French or German, of Argentina,
# Kenya or Taiwan is no book to it, 978-3-16-148410-0 with all the others; a table of 2014 with the other groups lies beside
# it in the package and is not read. And what begins with 979-10, -11 and -12 (France, Korea, Italy) it takes for
# English group 1 and parts it there: 979-1-09-063607-1 for 979-10-90636-07-1, another publisher.
# Source: International ISBN Agency, ISBN Users' Manual, 5 (parts of a number), range message (groups 978-2, 978-3, 978-950, 978-9966, 978-986, 979-8, 979-10 to 979-13) and
# "Changes to United States ISBN prefixes", https://www.isbn-international.org/fr/content/changes-united-states-isbn-prefixes
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts isbn@0.4.0 isbn-utils@1.1.0 isbn3@2.0.11
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { ISBN } = require('isbn');
const isbn3 = require('isbn3');
const utils = require('isbn-utils');

const check = (digits) => (10 - ([...digits].reduce((sum, digit, at) => sum + Number(digit) * (at % 2 ? 3 : 1), 0) % 10)) % 10;
const isRight = 'right';
for (const [parts, one, other] of [
  ['978-0-306-40615', isRight, isRight],
  ['978-1-58059-727', isRight, isRight],
  ['978-4-87311-336', isRight, isRight],
  ['978-2-05-123456', undefined, isRight],
  ['978-3-16-148410', undefined, isRight],
  ['978-950-03-1234', undefined, isRight],
  ['978-9966-40-123', undefined, isRight],
  ['978-986-123-456', undefined, isRight],
  ['979-10-90636-07', '979-1-09-063607-1', isRight],
  ['979-11-89123-45', '979-1-189-12345-1', isRight],
  ['979-12-200-0852', '979-1-220-00852-5', isRight],
  ['979-13-87733-02', '979-1-387-73302-5', undefined],
  ['979-8-88645-174', undefined, undefined],
]) {
  const digits = parts.replaceAll('-', '');
  const book = `${parts}-${check(digits)}`;
  const told = [ISBN, utils].map((by) => by.parse(digits + check(digits))?.asIsbn13(true));
  console.log(book, 'isbn:', told[0], 'isbn-utils:', told[1]);
  assert.deepEqual(told, [one, other].map((text) => (text === isRight ? book : text)));
  assert.equal(isbn3.parse(book).isbn13h, book);
}
JS
node try.cjs
