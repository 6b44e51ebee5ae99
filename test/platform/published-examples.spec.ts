import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { validator } from '../support/documented.mjs';

type Node = Record<string, unknown>;

const file = new URL('../../openapi/openapi.json', import.meta.url);
const published = JSON.parse(readFileSync(file, 'utf8')) as Node;

/** What `$ref` leads to, within the document. */
const at = (ref: string) =>
  ref
    .slice('#/'.length)
    .split('/')
    .reduce<unknown>(
      (node, step) => (node as Node)[step.replaceAll('~1', '/').replaceAll('~0', '~')],
      published,
    );
const followed = (node: unknown) => {
  const { $ref } = node as { $ref?: string };
  return ($ref ? at($ref) : node) as Node;
};

interface Example {
  where: string;
  schema: Node;
  value: unknown;
}

/** Each example beside a schema: those of bodies, answers, headers and parameters. */
function* examplesIn(node: unknown, where: string): Generator<Example> {
  if (typeof node !== 'object' || node === null) return;
  const { schema, example, examples } = node as { schema?: Node; example?: unknown; examples?: Node };
  if (schema && example !== undefined) yield { where, schema, value: example };
  if (schema && examples)
    for (const [name, one] of Object.entries(examples))
      yield { where: `${where} ${name}`, schema, value: followed(one)['value'] };
  for (const [name, below] of Object.entries(node)) yield* examplesIn(below, `${where}/${name}`);
}

const { components, ...rest } = published;
const { schemas: _, examples: __, ...parts } = components as Node;
const all = [...examplesIn(rest, ''), ...examplesIn(parts, '/components')];

describe('the examples of the document', () => {
  it('are what their schemas say, in bodies, answers and parameters', () => {
    expect(all.length).toBeGreaterThan(2_000);
    const wrong = all.flatMap(({ where, schema, value }) => {
      const holds = validator(JSON.stringify(schema), schema);
      return holds(value)
        ? []
        : [{ where, why: holds.errors?.map(({ instancePath, message }) => `${instancePath} ${message}`) }];
    });
    expect(wrong).toEqual([]);
  });
});
