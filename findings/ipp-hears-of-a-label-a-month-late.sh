#!/usr/bin/env bash
# ipp 2.0.1, by which shops send labels and receipts to printers (IPP) and hear what became of them, beside @sealsystems/ipp 2.8.2, which was made of it; the answer is written by ipp-encoder 5.0.0.
# Guess before the run: lengths are counted in letters, so that "Étiquette" breaks the message.
# Seen: lengths are right in all. But a day is read a month late: a label that was printed on 5 January 2026 (date-time-at-completed) was so on 5 February, and one of 31 January on 3 March. @sealsystems/ipp reads it right.
# Seen: a text that says its language comes as one text of both in both, "fr", the control sign 0x1E and the words, where ipp-encoder reads language and text apart.
# Source: RFC 8010, 3.9 (dateTime is RFC 2579's DateAndTime, whose month is 1..12; textWithLanguage has two fields); RFC 8011, 5.3.14.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts ipp@2.0.1 @sealsystems/ipp@2.8.2 ipp-encoder@5.0.0
cat > try.cjs <<'JS'
const assert = require('node:assert').strict;
const encoder = require('ipp-encoder');
const C = encoder.CONSTANTS;

const answer = (completed) =>
  encoder.response.encode({
    statusCode: C.SUCCESSFUL_OK,
    requestId: 1,
    groups: [
      {
        tag: C.OPERATION_ATTRIBUTES_TAG,
        attributes: [
          { tag: C.CHARSET, name: 'attributes-charset', value: 'utf-8' },
          { tag: C.NATURAL_LANG, name: 'attributes-natural-language', value: 'fr' },
          { tag: C.TEXT_WITH_LANG, name: 'status-message', value: { lang: 'fr', value: 'Étiquette imprimée' } },
        ],
      },
      {
        tag: C.JOB_ATTRIBUTES_TAG,
        attributes: [
          { tag: C.INTEGER, name: 'job-id', value: 147 },
          { tag: C.DATE_TIME, name: 'date-time-at-completed', value: new Date(completed) },
        ],
      },
    ],
  });
for (const [name, seen] of [
  ['ipp', { '2026-01-05T10:00:00.000Z': '2026-02-05T10:00:00.000Z', '2026-01-31T10:00:00.000Z': '2026-03-03T10:00:00.000Z' }],
  ['@sealsystems/ipp', { '2026-01-05T10:00:00.000Z': '2026-01-05T10:00:00.000Z', '2026-01-31T10:00:00.000Z': '2026-01-31T10:00:00.000Z' }],
]) {
  for (const [completed, told] of Object.entries(seen)) {
    const read = require(name).parse(answer(completed));
    const job = read['job-attributes-tag'];
    console.log(name, completed, job['date-time-at-completed'].toISOString());
    assert.equal(job['date-time-at-completed'].toISOString(), told);
    assert.equal(read['operation-attributes-tag']['status-message'], 'fr\u{1E}Étiquette imprimée');
  }
}
const [{ attributes }] = encoder.response.decode(answer('2026-01-05T10:00:00Z')).groups;
assert.deepEqual(attributes[2].value, [{ lang: 'fr', value: 'Étiquette imprimée' }]);
JS
TZ=UTC node try.cjs
