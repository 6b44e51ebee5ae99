import { expect, it } from '@jest/globals';
import { pictures } from './pictures.js';

const ELSEWHERE = 'https://cdn.example/';
const to = (bytes: number) => ELSEWHERE.padEnd(bytes, 'x');

it.each([
  ['an address of 2,000 bytes', to(2_000), true],
  ['one of more', to(2_001), false],
  ['a short one that is long as it is sent', ELSEWHERE + 'é'.repeat(400), false],
  ['one that is short only as it is sent', `${ELSEWHERE}${'é'.repeat(1_000)}/../a.png`, false],
  ['one of other letters', `${ELSEWHERE}é.png`, true],
  ['no address', 'https://', false],
])('a picture of a file may lie at %s', (_, cell, isTaken) =>
  expect(pictures(cell)).toEqual(isTaken ? [{ key: cell }] : undefined),
);
