import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { AUTHORITIES } from './invoices/authorities/index.js';
import { NETWORKS } from './invoices/networks/index.js';
import { SENDERS } from './notifications/senders/index.js';
import { FROM } from './notifications/senders/from.js';
import { METHODS } from './payments/methods/index.js';
import { PLACES } from './platform/files/index.js';
import { CARRIERS } from './shipping/carriers/index.js';
import { TRANSLATORS } from './translations/translators/index.js';

interface Kind {
  names: readonly string[];
  /** Where its plugins and their list are. */
  room: string;
  /** What in a line of code names one. */
  says: (names: string) => RegExp;
  /** Where a name is something else, or the letter of the specification. */
  elsewhere: readonly RegExp[];
}

/** Names that are words of the language as well: as they stand in a comparison. */
const quoted = (names: string) => new RegExp(`'(${names})'(?!\\))`);
const anyhow = (names: string) => new RegExp(names, 'i');

const foldersIn = (room: string): string[] =>
  readdirSync(new URL(room, import.meta.url), { withFileTypes: true })
    .filter((one) => one.isDirectory())
    .map(({ name }) => name);

const KINDS: readonly Kind[] = [
  {
    names: METHODS.flatMap(({ name, provider }) => [name, provider]),
    ...{ room: 'payments/methods/', says: quoted },
    elsewhere: [
      // the specification's calls, one for each way that it knows, and the document's examples
      /specification-calls\.controller\.ts$|checkout-input\.dto\.ts$|\.examples\.ts$/,
      // Stripe as a tax service, and the pictures that a page has
      /\/tax-service\.ts$|\/adapters\/stripe\/|admin\/src\/settings\/checkout-page\.tsx$|storefront\/app\/(ui\/icon\.tsx|orders\/order-tiles\.tsx)$/,
      // the two kinds of credit, each of which is a way to pay by its name
      /\/src\/credit\/|integrity\/adapters\/persistence\/credit\.ts$|checkout\/application\/credit-parts\.ts$/,
      // the names of pictures, a kind of phone number, and a heading of such a number in files
      /payments\/domain\/definition\.ts$|platform\/http\/phone-rules\.ts$|kernel\/sources\/table\/customers\.ts$/,
    ],
  },
  {
    names: CARRIERS.flatMap(({ name, label }) => [name, label]),
    ...{ room: 'shipping/carriers/', says: anyhow, elsewhere: [] },
  },
  {
    names: AUTHORITIES.flatMap(({ name, label }) => [name, label]),
    ...{ room: 'invoices/authorities/', says: quoted, elsewhere: [] },
  },
  {
    names: NETWORKS.flatMap(({ name, label }) => [name, label]),
    ...{ room: 'invoices/networks/', says: anyhow, elsewhere: [] },
  },
  {
    names: TRANSLATORS.map(({ name }) => name),
    ...{ room: 'translations/translators/', says: anyhow, elsewhere: [] },
  },
  {
    // the first of them bears the name of its group: it is known by its folder and by what it reads
    names: [
      ...foldersIn('notifications/senders/'),
      ...SENDERS.flatMap(({ variables }) => variables.map(({ name }) => name)).filter(
        (name) => name !== FROM.name,
      ),
    ],
    // what is typed into the panel's search is no name of one
    ...{ room: 'notifications/senders/', says: anyhow, elsewhere: [/quick-search\/panel-pages\.ts$/] },
  },
  {
    // "folder" and "s3" are words: known by what they read, and by what they are called in code
    names: [
      ...PLACES.flatMap(({ variables }) => variables.map(({ name }) => name)),
      'S3Shelf',
      'FolderShelf',
    ],
    ...{ room: 'platform/files/', says: anyhow, elsewhere: [] },
  },
];

const files = execFileSync('git', [
  'ls-files',
  ...[
    'api/src/*.ts',
    'storefront/app/*.ts*',
    'storefront/server/*.mjs',
    'admin/src/*.ts*',
    'admin/scripts/*',
  ],
])
  .toString()
  .trim()
  .split('\n')
  .filter((file) => !/\.spec\.tsx?$|\/testing\/|\/migrations\/|metadata\.ts$/.test(file));
const COMMENT = /example|^\s*(\*|\/\/|\/\*\*)|import .* from/;

describe.each(KINDS)('plugins of $room', ({ names, room, says, elsewhere }) => {
  it('are named by nothing but themselves and their list', () => {
    const name = says(names.join('|'));
    const naming = files
      .filter((file) => !file.includes(room) && !elsewhere.some((one) => one.test(file)))
      .flatMap((file) =>
        readFileSync(file, 'utf8')
          .split('\n')
          .flatMap((line, at) => (name.test(line) && !COMMENT.test(line) ? [`${file}:${at + 1}`] : [])),
      );
    expect(naming).toEqual([]);
  });
});
