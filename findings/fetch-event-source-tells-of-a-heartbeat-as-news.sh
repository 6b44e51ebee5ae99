#!/usr/bin/env bash
# @microsoft/fetch-event-source 2.0.1, by which pages and tills hear of orders as they come (server-sent events), beside eventsource-parser 4.1.3.
# Guess before the run: one of the examples of the HTML standard is read otherwise.
# Seen: three of four are. A comment alone, by which servers keep a line open (": ping"), is told as an event with empty data, and so is a block with an id alone and one with a
# name alone, so that a page that reads JSON of what it is told fails each half minute. Of two empty lines of data comes "", not the line break that the standard names. Besides, an id with a NUL in it is taken,
# and "retry: 10x" is ten milliseconds. eventsource-parser has all of them as the standard has.
# Source: HTML Living Standard, 9.2.6 Interpreting an event stream (dispatch: "if the data buffer is an empty string … return"; id with U+0000 and retry with other signs than digits are ignored; the
# examples), https://html.spec.whatwg.org/multipage/server-sent-events.html#event-stream-interpretation
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts @microsoft/fetch-event-source@2.0.1 eventsource-parser@4.1.3
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { createRequire } from 'node:module';
import { createParser } from 'eventsource-parser';

const { getLines, getMessages } = createRequire(import.meta.url)('@microsoft/fetch-event-source/lib/cjs/parse.js');

function byFetch(text) {
  const told = [];
  const retries = [];
  const onLine = getMessages(() => {}, (retry) => retries.push(retry), ({ data }) => told.push(data));
  getLines(onLine)(new TextEncoder().encode(text));
  return [...told, ...retries];
}
function byParser(text) {
  const told = [];
  createParser({ onEvent: ({ data }) => told.push(data), onRetry: (retry) => told.push(retry) }).feed(text);
  return told;
}
for (const [text, right, seen = right] of [
  ['data: YHOO\ndata: +2\ndata: 10\n\n', ['YHOO\n+2\n10']],
  [': test stream\n\ndata: first event\nid: 1\n\ndata:second event\nid\n\ndata:  third event\n\n', ['first event', 'second event', ' third event'], ['', 'first event', 'second event', ' third event']],
  ['data\n\ndata\ndata\n\ndata:', ['', '\n'], ['', '']],
  ['data:test\n\ndata: test\n\n', ['test', 'test']],
  [': ping\n\n', [], ['']],
  ['id: 7\n\n', [], ['']],
  ['event: ping\n\n', [], ['']],
  ['retry: 10x\n\n', [], ['', 10]],
]) {
  const told = [byFetch(text), byParser(text)];
  console.log(JSON.stringify(text), '->', JSON.stringify(told[0]), 'and', JSON.stringify(told[1]));
  assert.deepEqual(told, [seen, right]);
}
JS
node try.mjs
