import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { longStep } from '../../api/scripts/lib/say.mjs';

beforeEach(() => {
  jest.useFakeTimers();
});
afterEach(() => {
  jest.useRealTimers();
});

/** What a step of 31 seconds prints. */
async function printed(isTTY: boolean): Promise<string> {
  let text = '';
  const out = {
    isTTY,
    write: (part: string) => {
      text += part;
      return true;
    },
  };
  const work = () => new Promise<string>((resolve) => setTimeout(() => resolve('done'), 31_000));
  const step = longStep('Packages installed', 'Installing packages', work, out as NodeJS.WriteStream);
  await jest.advanceTimersByTimeAsync(31_000);
  expect(await step).toBe('done');
  return text;
}

it('tells in a log at once and each 15 seconds that packages are being installed', async () => {
  const lines = (await printed(false)).trimEnd().split('\n');
  expect(lines.slice(0, 3)).toEqual([0, 15, 30].map((s) => `  Installing packages … ${s} s`));
  expect(lines[3]).toMatch(/^ {2}Packages installed +31\.0 s$/);
});

it('counts the seconds in one line of a terminal', async () => {
  const [line = '', end] = (await printed(true)).split('\n');
  expect(line.split('\r').slice(1, 4)).toEqual([0, 1, 2].map((s) => `  Installing packages … ${s} s`));
  expect(line.split('\r').at(-1)).toMatch(/^\u001b\[K {2}Packages installed +31\.0 s$/);
  expect(end).toBe('');
});
