#!/usr/bin/env bash
# nodemailer 10.6.0 and its option `list`, for the headers of newsletters (List-Unsubscribe, List-Id, …).
# Guess before the run: "unsubscribe-post" beside "unsubscribe" makes the header that Gmail and Yahoo ask of shops since 2024.
# Seen: every key of `list` becomes a header and every value an address: "List-Unsubscribe=One-Click" is written as
# "List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>", which says nothing to a mailbox, so that its button is missing; and of `unsubscribePost` comes
# "List-Unsubscribepost". Nothing is raised. Written by `headers`, it is right; the shop does so.
# Source: RFC 8058, 3.1 and 5 (the field's value is "List-Unsubscribe=One-Click"); Google, email sender guidelines (one-click unsubscribe).
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts nodemailer@10.6.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const { createTransport } = require('nodemailer');

const value = 'List-Unsubscribe=One-Click';
async function headersOf(mail) {
  const transport = createTransport({ streamTransport: true, buffer: true });
  const addressed = { from: 'shop@example.com', to: 'ada@example.com', subject: 'News', text: 'News' };
  const { message } = await transport.sendMail({ ...addressed, ...mail });
  return message.toString().split('\r\n').filter((line) => line.startsWith('List-'));
}
(async () => {
  const unsubscribe = 'https://shop.example/unsubscribe/1';
  for (const [mail, seen] of [
    [{ list: { unsubscribe, 'unsubscribe-post': value } }, 'List-Unsubscribe-Post: <http://List-Unsubscribe=One-Click>'],
    [{ list: { unsubscribe, unsubscribePost: value } }, 'List-Unsubscribepost: <http://List-Unsubscribe=One-Click>'],
    [{ list: { unsubscribe }, headers: { 'List-Unsubscribe-Post': value } }, 'List-Unsubscribe-Post: List-Unsubscribe=One-Click'],
  ]) {
    const headers = await headersOf(mail);
    console.log(headers);
    assert.deepEqual(headers.toSorted(), [seen, `List-Unsubscribe: <${unsubscribe}>`].toSorted());
  }
})().catch((error) => {
  console.error(error);
  process.exitCode = 1;
});
JS
node try.cjs
