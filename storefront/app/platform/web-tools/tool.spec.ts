import { describe, expect, it } from '@jest/globals';
import { TOOLS } from '.';
import { tool } from './tool';

const count = tool({
  name: 'count',
  description: 'Counts.',
  arguments: {
    word: { type: 'string', description: 'A word.', maxLength: 5 },
    times: { type: 'integer', description: 'How often.', minimum: 1, maximum: 3 },
    price: { type: 'number', description: 'A price.', minimum: 0 },
    loud: { type: 'boolean', description: 'Loud.' },
  },
  required: ['word'],
  reads: true,
  answer: ({ word, times = 1 }) => {
    if (word === 'bad') return Promise.reject(new Error('That word is bad.'));
    return Promise.resolve({ said: word.repeat(times) });
  },
});

describe('a tool for the browser’s assistant', () => {
  it('answers in words and as what it is', async () => {
    expect(await count.execute({ word: 'ab', times: 2, price: 0.5, loud: true })).toEqual({
      content: [{ type: 'text', text: '{"said":"abab"}' }],
      structuredContent: { said: 'abab' },
    });
  });

  it.each<[unknown, string]>([
    [undefined, 'The arguments have to be an object.'],
    [{}, 'word is missing.'],
    [{ word: 1 }, 'word has to be a text of at most 5 characters.'],
    [{ word: 'abcdef' }, 'word has to be a text of at most 5 characters.'],
    [{ word: 'a', times: 4 }, 'times has to be a whole number from 1 to 3.'],
    [{ word: 'a', times: 1.5 }, 'times has to be a whole number from 1 to 3.'],
    [{ word: 'a', price: -1 }, 'price has to be a number from 0 on.'],
    [{ word: 'a', price: Number.NaN }, 'price has to be a number from 0 on.'],
    [{ word: 'a', loud: 'yes' }, 'loud has to be true or false.'],
    [{ word: 'a', more: 1 }, 'There is no argument more.'],
    [{ word: 'a', constructor: 1 }, 'There is no argument constructor.'],
    [{ word: 'bad' }, 'That word is bad.'],
  ])('says of %j what is wrong', async (input, text) => {
    expect(await count.execute(input)).toEqual({ content: [{ type: 'text', text }], isError: true });
  });

  it('has a schema that refuses what it does not know', () => {
    expect(count.inputSchema).toMatchObject({
      type: 'object',
      required: ['word'],
      additionalProperties: false,
    });
  });
});

it('each has a name of the standard, and says what it does and takes', () => {
  expect(new Set(TOOLS.map(({ name }) => name)).size).toBe(TOOLS.length);
  for (const { name, description, inputSchema } of TOOLS) {
    expect(name).toMatch(/^[a-z_]{1,128}$/);
    expect(description.length).toBeGreaterThan(30);
    for (const argument of Object.values((inputSchema as { properties: object }).properties))
      expect((argument as { description: string }).description).toMatch(/\.$/);
  }
});
