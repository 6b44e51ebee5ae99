import { readFileSync } from 'node:fs';
import { describe, expect, it } from '@jest/globals';
import { textsOf, translated } from './folders.js';
import { tongueOf } from './tongues.js';

interface Problem {
  message?: string;
  errors?: readonly { message: string }[];
}
interface Part {
  $ref?: string;
  responses?: Record<string, Part>;
  content?: Record<string, { example?: Problem; examples?: Record<string, Part> }>;
  value?: Problem;
}

const document = JSON.parse(
  readFileSync(new URL('../../../../openapi/openapi.json', import.meta.url), 'utf8'),
) as { paths: Record<string, Record<string, Part>> };

/** What a program reads. */
const FOR_PROGRAMS = [
  ...[
    /API key (cannot|can|is|lacks|may)/,
    /^Send /,
    /^The (body|form) /,
    /^No provider sends/,
    /message was not/,
  ],
  ...[/Idempotency-Key must/, /cursor/, /^guestToken /, /^limit /, /^status must/, /^Feed not found/],
];
/** A member of a body or a query by its name, which no form of the panel sends otherwise. */
const BY_ITS_NAME = /^[a-z]\w* (must|has at most|names at most|is not) /;
const OF_STAFF = /\/admin|^(post|patch|delete) \/api\/v1\/products|\/webhooks\//;

const resolved = (part: Part): Part =>
  part.$ref
    ? resolved(
        part.$ref
          .split('/')
          .slice(1)
          .reduce<unknown>((whole, key) => (whole as Record<string, unknown>)[key], document) as Part,
      )
    : part;

function* examplesOf(call: Part): Generator<Problem> {
  for (const [status, response] of Object.entries(call.responses ?? {})) {
    if (Number(status) < 400) continue;
    for (const { example, examples = {} } of Object.values(resolved(response).content ?? {})) {
      if (example) yield example;
      for (const one of Object.values(examples)) yield resolved(one).value ?? {};
    }
  }
}

/** Every sentence by which the API may refuse somebody, as its document tells. */
const sentences = [
  ...new Set(
    Object.entries(document.paths).flatMap(([path, calls]) =>
      Object.entries(calls).flatMap(([method, call]) =>
        [...examplesOf(call)]
          .flatMap(({ message = '', errors = [] }) => [message, ...errors.map((one) => one.message)])
          .filter((said) => !(OF_STAFF.test(`${method} ${path}`) && BY_ITS_NAME.test(said))),
      ),
    ),
  ),
].filter((sentence) => sentence && !FOR_PROGRAMS.some((pattern) => pattern.test(sentence)));

describe('what shoppers and staff are refused with', () => {
  it('is known from the document', () => {
    expect(sentences.length).toBeGreaterThan(280);
    expect(sentences).toContain('This coupon has expired.');
  });

  it.each(translated())('is said in %s', (tag) => {
    expect(sentences.filter((sentence) => tongueOf(tag).sentence(sentence) === sentence)).toEqual([]);
  });

  it.each(translated())('keeps in %s what was told', (tag) => {
    const said = (sentence: string) => tongueOf(tag).sentence(sentence);
    expect(said('Only 2 left of Linen Shirt (Sand, M). Please lower its quantity to continue.')).toMatch(
      /^(?=.*Linen Shirt \(Sand, M\))(?=.*2)/,
    );
    expect(said('First name is required.')).not.toMatch(/First name|required/);
    expect(said('Nobody has translated this {yet}.')).toBe('Nobody has translated this {yet}.');
    expect(said('$& is required')).toContain('$&');
  });

  it('stays to the letter in English', () => {
    for (const sentence of [...sentences, ...Object.keys(textsOf('en', 'sentences'))])
      expect(tongueOf('en').sentence(sentence)).toBe(sentence);
    for (const [key, sentence] of Object.entries(textsOf('en', 'sentences'))) expect(sentence).toBe(key);
  });
});
