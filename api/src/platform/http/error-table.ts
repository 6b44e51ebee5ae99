import type { OpenAPIObject } from '@nestjs/swagger';
import type { Problem } from './problem.js';

/** A call that may answer with a code. */
export interface Answering {
  method: string;
  path: string;
  operationId: string;
  summary: string;
}

/** All that is said of a code. */
export interface ToldError {
  code: string;
  legacyCode?: string | undefined;
  statuses: readonly number[];
  /** The sentences that people may read. */
  sentences: readonly string[];
  /** What `data` carries, by an example. */
  data?: Readonly<Record<string, unknown>> | undefined;
  fields: readonly string[];
  calls: readonly Answering[];
}

interface Operation {
  operationId?: string;
  summary?: string;
  responses?: Record<string, { content?: Record<string, { examples?: Record<string, { $ref?: string }> }> }>;
}

/** What the server in front answers in place of the API: no call of the document does. */
const IN_FRONT: ToldError = {
  code: 'api_unreachable',
  legacyCode: 'API_UNREACHABLE',
  statuses: [502, 503],
  sentences: ['The shop is not answering right now. Please try again in a moment.'],
  fields: [],
  calls: [],
};

/** Every code that the document shows, by its name, with the calls that answer so. */
export function errorTable(document: OpenAPIObject): ReadonlyMap<string, ToldError> {
  const shown = Object.entries(document.components?.examples ?? {}).map(([name, example]) => ({
    name,
    problem: (example as { value: Problem }).value,
  }));
  const calls = callsByExample(document);
  const table = new Map([[IN_FRONT.code, IN_FRONT]]);
  for (const [code, some] of Map.groupBy(shown, ({ problem }) => problem.code)) {
    const problems = some.map(({ problem }) => problem);
    const answering = some.flatMap(({ name }) => calls.get(name) ?? []);
    table.set(code, {
      code,
      legacyCode: problems[0]?.legacyCode,
      statuses: unique(problems.map(({ status }) => status)).sort(),
      sentences: unique(problems.map(({ message }) => message)),
      data: problems.find(({ data }) => data)?.data,
      fields: unique(problems.flatMap(({ errors }) => errors.map(({ field }) => field))),
      calls: [...new Map(answering.map((call) => [call.operationId, call])).values()],
    });
  }
  return table;
}

function callsByExample(document: OpenAPIObject): ReadonlyMap<string, Answering[]> {
  const calls = new Map<string, Answering[]>();
  for (const [path, item] of Object.entries(document.paths))
    for (const [method, operation] of Object.entries(item as Record<string, Operation>))
      for (const name of examplesOf(operation)) {
        const { operationId = '', summary = '' } = operation;
        calls.set(name, [
          ...(calls.get(name) ?? []),
          { method: method.toUpperCase(), path, operationId, summary },
        ]);
      }
  return calls;
}

const examplesOf = ({ responses = {} }: Operation): string[] =>
  Object.values(responses)
    .flatMap(({ content }) => Object.values(content?.['application/problem+json']?.examples ?? {}))
    .map(({ $ref }) => $ref?.split('/').at(-1) ?? '');

const unique = <T>(some: readonly T[]): T[] => [...new Set(some)];
