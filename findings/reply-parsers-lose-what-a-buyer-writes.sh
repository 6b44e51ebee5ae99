#!/usr/bin/env bash
# node-email-reply-parser 0.1.4 and email-reply-parser 2.3.9, by which shops cut what was quoted from the answer of a buyer, beside emailreplyparser 0.0.5.
# Guess before the run: a line of the buyer's own that tells who wrote what, in running text, cuts off the rest.
# Seen: in node-email-reply-parser it does: of "On Tuesday I called your courier and he wrote:" and all behind it nothing is left, so "Please send it again" is read by nobody. So does a list whose lines begin with two hyphens
# ("-- two shirts in M"), though what parts a signature is two hyphens and a blank alone on their line; an order of three lines is "I need". email-reply-parser keeps both, and cuts all that follows a sentence that begins "Sent from my iPhone was".
# Both drop the questions of a shop that a buyer answers one by one below each, so that "90 cm" answers nothing. emailreplyparser keeps every word of these, and does not know "schrieb" and "a écrit" either, which both others know.
# Seen: what Gmail writes above a quotation in Arabic, Turkish, Swahili and Japanese stays in the answer with each.
# Source: RFC 3676, 4.3 (a line of "-- " alone stands before a signature).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts node-email-reply-parser@0.1.4 email-reply-parser@2.3.9 emailreplyparser@0.0.5
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const nodeParser = require('node-email-reply-parser');
const { default: EmailReplyParser } = require('email-reply-parser');
const { EmailReplyParser: plain } = require('emailreplyparser');

const read = (text) =>
  [nodeParser(text, true), new EmailReplyParser().read(text).getVisibleText(), plain.parse_reply(text)].map((answer) => answer.trim());
const quoted = '> Do you want it?';
const asked = (line) => `Yes.\n\n${line}\n${quoted}`;

const courier = 'The red one did not come.\nOn Tuesday I called your courier and he wrote:\n"It is lost."\nPlease send it again.';
const list = 'I need\n-- two shirts in M\n-- one in L\n\nThank you';
const phone = 'About my orders:\nSent from my iPhone was the first, the second from a laptop.\nWhich one do you have?';
const below = '> Is it red?\nYes.\n> How long?\n90 cm, says the label.\n\nDoes that help?';
for (const [text, ...seen] of [
  [courier, 'The red one did not come.', courier, courier],
  [list, 'I need', list, list],
  [phone, phone, 'About my orders:', phone],
  [below, 'Yes.\n90 cm, says the label.\n\nDoes that help?', 'Yes.\n90 cm, says the label.\n\nDoes that help?', below],
]) {
  console.log(read(text));
  assert.deepEqual(read(text), seen);
}
for (const [line, ...known] of [
  ['On Mon, 5 Jan 2026 at 10:12, Shop <shop@example.com> wrote:', true, true, true],
  ['Am Mo., 5. Jan. 2026 um 10:12 Uhr schrieb Shop <shop@example.com>:', true, true, false],
  ['Le lun. 5 janv. 2026 à 10:12, Shop <shop@example.com> a écrit :', true, true, false],
  ['Mnamo Jtt, 5 Jan 2026 saa 10:12, Shop <shop@example.com> aliandika:', false, false, false],
  ['في الاثنين، 5 يناير 2026 في 10:12 ص تمت كتابة ما يلي بواسطة Shop <shop@example.com>:', false, false, false],
  ['Shop <shop@example.com>, 5 Oca 2026 Pzt, 10:12 tarihinde şunu yazdı:', false, false, false],
  ['2026年1月5日(月) 10:12 Shop <shop@example.com>:', false, false, false],
]) {
  const told = read(asked(line)).map((answer) => answer === 'Yes.');
  console.log(line, told);
  assert.deepEqual(told, known);
}
JS
node try.cjs
