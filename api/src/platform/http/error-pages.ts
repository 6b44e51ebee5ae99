import type { ToldError } from './error-table.js';

/** What a program does about each status. */
const WHAT_TO_DO: Readonly<Record<number, string>> = {
  400: 'The data sent is not valid. Mend the fields named in errors, and send it again.',
  401: 'No usable session: none was sent, it has ended, or it was revoked. Log in again, or send another key.',
  402: 'The payment has not been made. Pay, or choose another way to.',
  403: 'The account or the key may not do this. Somebody who may has to do it, or to allow it.',
  404: 'There is no such thing, or it belongs to somebody else; the two are told alike on purpose.',
  409: 'The state of things forbids it, for example a changed price or stock that is gone. data has the current figures where that helps; go on from them.',
  412: 'Somebody else changed it since you read it. Read it again, then repeat your change.',
  413: 'The body is too long. Send less at once.',
  414: 'The address is too long.',
  415: 'The body is not of a type that the call reads.',
  422: 'The same Idempotency-Key came with another body, or the rules forbid the change.',
  429: 'Too much at once; nothing was done. Wait as long as Retry-After says and try again.',
  500: 'A bug on our side. It has been logged with the requestId.',
  502: 'Something that the shop asks did not answer. Wait as long as Retry-After says and try again.',
  503: 'Too much at once. Wait as long as Retry-After says and try again.',
  507: 'There is no space left for pictures or files. Whoever runs the shop must make some; nothing was changed.',
};

const STYLE =
  'body{font:16px/1.6 system-ui,sans-serif;max-width:46rem;margin:0 auto;padding:2rem 1.25rem;color-scheme:light dark}code,pre{font-size:.95em;overflow-wrap:anywhere}pre{overflow-x:auto}dt{font-weight:700;margin-top:1rem}dd{margin:0}ul{padding-left:1.25rem}li{margin:.35rem 0}a{display:inline-block;min-height:24px;color:LinkText}';

const SIGNS: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const text = (words: string) => words.replaceAll(/[&<>"]/g, (sign) => SIGNS[sign] ?? sign);
const code = (words: string) => `<code>${text(words)}</code>`;
const list = (items: readonly string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('\n')}</ul>`;

function page(title: string, body: string): string {
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${text(title)}</title><style>${STYLE}</style></head><body><main>${body}</main></body></html>
`;
}

/** Every code with the way to its page. */
export function listOfErrors(errors: Iterable<ToldError>): string {
  const codes = [...errors].sort((one, other) => one.code.localeCompare(other.code, 'en'));
  const statuses = Object.entries(WHAT_TO_DO).map(
    ([status, words]) => `<dt>${status}</dt><dd>${text(words)}</dd>`,
  );
  const named = codes.map(
    ({ code: name, statuses: some, sentences: [first = ''] }) =>
      `<a id="${name}" href="/docs/errors/${name}">${code(name)}</a> (${some.join(', ')}): ${text(first)}`,
  );
  return page(
    'Errors of the Duka API',
    `<h1>Errors of the Duka API</h1>
<p>Every failure is <code>application/problem+json</code> (RFC 9457). <code>message</code> is the sentence for people,
<code>code</code> (also the end of <code>type</code>, which is the address of its page) is the stable name for programs, <code>errors</code> names the
wrong fields, <code>requestId</code> finds the request in the logs.</p>
<h2>By status</h2><dl>${statuses.join('\n')}</dl>
<h2>By code</h2>${list(named)}
<p><a href="/docs">The documentation of every call</a></p>`,
  );
}

/** The page of a code. */
export function pageOfError(error: ToldError): string {
  const advice = error.statuses.map(
    (status) => `<strong>${status}</strong>: ${text(WHAT_TO_DO[status] ?? '')}`,
  );
  const calls = error.calls.map(
    ({ method, path, summary }) => `${code(`${method} ${path}`)}<br>${text(summary)}`,
  );
  const parts = [
    `<h1>${code(error.code)}</h1>`,
    error.legacyCode
      ? `<p>Until version 2 also ${code(error.legacyCode)}, as <code>legacyCode</code>.</p>`
      : '',
    `<h2>What it says</h2>${list(error.sentences.map(text))}`,
    `<h2>What to do</h2>${list(advice)}`,
    error.fields.length > 0
      ? `<h2>Fields</h2><p><code>errors</code> names ${error.fields.map(code).join(', ')}${error.code === 'invalid_input' ? ' or another one' : ''}.</p>`
      : '',
    error.data
      ? `<h2>Data</h2><p>For example:</p><pre>${text(JSON.stringify(error.data, null, 2))}</pre>`
      : '',
    calls.length > 0 ? `<h2>Who answers so</h2>${list(calls)}` : '',
    '<p><a href="/docs/errors">All errors</a></p>',
  ];
  return page(`${error.code}: errors of the Duka API`, parts.filter(Boolean).join('\n'));
}
