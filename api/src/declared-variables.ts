import { readFile, writeFile } from 'node:fs/promises';
import { CHANNELS } from './channels/plugins/index.js';
import { AUTHORITIES } from './invoices/authorities/index.js';
import { NETWORKS } from './invoices/networks/index.js';
import { declaredOf, type Declares } from './kernel/connections.js';
import { METHODS } from './payments/methods/index.js';
import { SENDERS } from './notifications/senders/index.js';
import { PLACES } from './platform/files/index.js';
import { CARRIERS } from './shipping/carriers/index.js';
import { TRANSLATORS } from './translations/translators/index.js';

/** All who read something of the environment. */
export const DECLARING: readonly Declares[] = [
  ...METHODS,
  ...CARRIERS,
  ...AUTHORITIES,
  ...NETWORKS,
  ...TRANSLATORS,
  ...CHANNELS.map(({ connection }) => connection),
  ...SENDERS,
  ...PLACES,
];

/** What features read of the environment; the start checks it. */
export const DECLARED = declaredOf(DECLARING);

/** Where the rows stand, between a line that begins them and one that ends them. */
const WRITTEN_IN = [
  { file: 'docs/operations.md', lines: table, mark: (text: string) => `<!-- ${text} -->` },
  { file: 'docker-compose.yml', lines: passedOn, mark: (text: string) => `  # ${text}` },
];

/** Writes what features declare of the environment where operators read and pass it on. @throws where a mark is missing */
export async function writeDeclaredVariables(root: URL): Promise<void> {
  for (const { file, lines, mark } of WRITTEN_IN) {
    const url = new URL(file, root);
    const text = await readFile(url, 'utf8');
    const [begin, end] = [
      mark('declared variables, written by `npm run openapi`'),
      mark('end of the declared variables'),
    ];
    const [before, rest] = text.split(begin);
    const after = rest?.split(end)[1];
    if (before === undefined || after === undefined)
      throw new Error(`${file} has no place for the variables`);
    await writeFile(url, `${before}${begin}\n${lines().join('\n')}\n${end}${after}`);
  }
}

function table(): string[] {
  const rows = [
    ['Variable', 'Unset means'],
    ...DECLARED.variables.map(({ name, about }) => [`\`${name}\``, about.replaceAll('|', '\\|')]),
  ];
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const line = (cells: readonly string[], filler: string) =>
    `| ${cells.map((cell, at) => cell.padEnd(widths[at] ?? 0, filler)).join(' | ')} |`;
  const [head = [], ...body] = rows;
  return ['', line(head, ' '), line(['', ''], '-'), ...body.map((row) => line(row, ' ')), ''];
}

function passedOn(): string[] {
  return DECLARED.variables.map(
    ({ name, demanded }) => `  ${name}: \${${name}:${demanded ? `?${demanded}` : '-'}}`,
  );
}
