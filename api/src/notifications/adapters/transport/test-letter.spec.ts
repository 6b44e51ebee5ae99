import { expect, it } from '@jest/globals';
import { inWords } from './test-letter.js';

it.each([
  ['Look at its name.', { message: 'no\n such  host' }, 'Look at its name. It said: no such host'],
  [undefined, { message: '535 no' }, 'The mail server has not taken the letter. It said: 535 no'],
  [undefined, {}, 'The mail server has not taken the letter.'],
])('says what to do, %j, and what was said, %j', (advice, failure, sentence) => {
  expect(inWords(advice, failure)).toBe(sentence);
});
