import type { Operation } from './operation.js';
import { LISTED, takesSeveral, type FilterKind, type ListRules } from './list-rules.js';

type Rules = ListRules & { whole: boolean };
interface Answer {
  headers?: Record<string, { description: string; schema: { type: string }; example: string }>;
}

/** Says which fields an admin list may be sorted and filtered by, and where it tells its total. */
export function describeList(operation: Operation & { [LISTED]?: Rules }): void {
  const rules = operation[LISTED];
  if (!rules) return;
  for (const parameter of operation.parameters ?? []) {
    const told = PARAMETERS[parameter.name]?.(rules);
    if (told?.said) parameter.description = `${parameter.description ?? ''} ${told.said}`.trim();
    if (told?.example) parameter.example ??= told.example;
  }
  if (!rules.whole) tellHeaders(operation.responses['200'] as Answer, rules);
}

const PARAMETERS: Readonly<Record<string, (rules: Rules) => { said?: string; example?: string }>> = {
  sort: ({ sorts, defaultSort }) => ({
    said: `Fields: ${sorts.concat('id').map(code).join(', ')}. Every order ends in the id.`,
    example: JSON.stringify(defaultSort),
  }),
  range: () => ({ example: '[0,24]' }),
  filter: (rules) => ({ said: `\n\n${fieldsOf(rules).join('\n')}` }),
};

const code = (text: string) => `\`${text}\``;

function fieldsOf({ filters }: ListRules): string[] {
  const all: Record<string, FilterKind> = { id: 'uuid', ...filters };
  return Object.entries(all).map(([field, kind]) => `- ${code(field)}: ${inWords(field, kind)}`);
}

function inWords(field: string, kind: FilterKind): string {
  const one = typeof kind === 'string' ? WORDS[kind] : `one of ${kind.map(code).join(', ')}`;
  return takesSeveral(field, kind) ? `${one}; several in a list mean any of them` : one;
}

const WORDS: Readonly<Record<Extract<FilterKind, string>, string>> = {
  text: 'a text of at most 200 characters',
  uuid: 'an id',
  number: 'a number',
  date: 'a day or moment, ISO 8601',
  since: 'a day or moment, ISO 8601, itself included, or the `X-Next-Cursor` of the last answer',
  flag: '`true` or `false`',
  mark: '`true` narrows the list, `false` does not',
};

const CURSOR = {
  description:
    'Sorted by `updatedAt` upwards with the filter `updatedSince`: send it as that filter to read on behind the last row.',
  schema: { type: 'string' },
  example: '2026-11-28T09:00:00.000000Z~0194242c-c4dc-74a5-8894-e602b3059e04',
};

function tellHeaders(answer: Answer, { resource, filters }: ListRules): void {
  const hasCursor = Object.values(filters).includes('since');
  const [unless, orStar] = hasCursor
    ? [', unless the list goes on behind a cursor', ' (`*` where it goes on behind a cursor)']
    : ['', ''];
  answer.headers = {
    'Content-Range': {
      description: `The rows that are answered, and how many there are in all${orStar}.`,
      schema: { type: 'string' },
      example: `${resource} 0-24/57`,
    },
    'X-Total-Count': {
      description: `How many there are in all${unless}.`,
      schema: { type: 'string' },
      example: '57',
    },
    ...(hasCursor ? { 'X-Next-Cursor': CURSOR } : {}),
  };
}
