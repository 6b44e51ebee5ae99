import { describe, expect, it } from '@jest/globals';
import { inOwnJest } from '../support/own-jest.js';

const MODULE = `process.stdout.write('loaded now\\n');
let currency: string = 'USD';
export const currencyNow = (): string => currency;
export const setCurrency = (code: string): void => { currency = code; };
class Kept { entries = new Map<string, number>(); }
export const kept = new Kept();
function createStore(value: string) { return { get: () => value, set: (next: string) => { value = next; } }; }
export const place = createStore('here');
export let [first, { second: [second] }] = [1, { second: [2] }];
export const change = (): void => { first = second = 0; };
`;

/** Finds everything as if it were the first, and leaves all of it changed. */
const SPEC = `import { expect, it, jest } from '@jest/globals';
import { change, currencyNow, first, kept, place, second, setCurrency } from './currency.js';
const told = () => ({
  currency: currencyNow(),
  variable: process.env['OF_A_SPEC'] ?? 'none',
  fetches: jest.isMockFunction(fetch),
  title: globalThis.escape('a b'),
  year: new Date().getFullYear() > 2000,
  sure: Math.random() < 1,
  others: [first, second, kept.entries.size, place.get()],
});
const seen = told();
jest.setTimeout(60_000);
it('finds what a file finds that runs alone', () => {
  expect(seen).toEqual({ currency: 'USD', variable: 'none', fetches: false, title: 'a%20b', year: true, sure: true, others: [1, 2, 0, 'here'] });
  change();
  place.set('there');
  kept.entries.set('one', 1);
  Math.random = () => 2;
  setCurrency('KES');
  process.env['OF_A_SPEC'] = 'some';
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response());
  globalThis.escape = () => 'replaced';
  jest.useFakeTimers({ now: 0 });
  expect(told()).toEqual({ currency: 'KES', variable: 'some', fetches: true, title: 'replaced', year: false, sure: false, others: [0, 0, 1, 'there'] });
});
`;

const FAILING = `import { expect, it } from '@jest/globals';
type Nothing = undefined;

it('fails where it says', () => {
  const none: Nothing = undefined;
  expect(none).toBe('something');
});
`;

describe('specs that share what they import', () => {
  const files = {
    'currency.ts': MODULE,
    'one.spec.ts': SPEC,
    'other.spec.ts': SPEC,
    'failing.spec.ts': FAILING,
  };
  const told = inOwnJest(files, 'shared-environment.cjs');

  it('find it as it was loaded, whatever the file before has done to it', () => {
    expect(told.match(/✓ finds what a file finds that runs alone/g)).toHaveLength(2);
  });

  it('have it loaded once', () => {
    expect(told.match(/loaded now/g)).toHaveLength(1);
  });

  it('tell of a failure where it stands in the source', () => {
    expect(told).toContain('✕ fails where it says');
    expect(told).toMatch(/failing\.spec\.ts:6:\d+/);
    expect(told).toContain("expect(none).toBe('something');");
  });
});

/** Finds a page as if it were the first, and leaves all of it changed; what it leaves to come later would be seen. */
const PAGE = `import { expect, it } from '@jest/globals';
const told = () => ({
  page: document.documentElement.outerHTML,
  stored: localStorage.length + sessionStorage.length,
  cookie: document.cookie,
  at: location.href,
  width: innerWidth,
  hidden: document.hidden,
  scrolls: typeof Element.prototype.scrollIntoView,
});
const fresh: Record<string, unknown> = {
  page: '<html><head></head><body></body></html>',
  stored: 0,
  cookie: '',
  at: 'http://localhost/',
  width: 1024,
  hidden: false,
  scrolls: 'undefined',
};
const seen = told();
it('finds a page that a file finds that runs alone', async () => {
  await new Promise((resolve) => { setTimeout(resolve, 20); });
  expect(seen).toEqual(fresh);
  expect(told()).toEqual(fresh);
  setTimeout(() => document.body.append('late'), 10);
  document.documentElement.lang = 'de';
  document.title = 'left';
  localStorage.setItem('left', '1');
  sessionStorage.setItem('left', '1');
  document.cookie = 'left=1';
  history.pushState(null, '', '/left');
  window.innerWidth = 375;
  Object.defineProperty(document, 'hidden', { value: 'left', configurable: true });
  Element.prototype.scrollIntoView = () => {};
  for (const [name, is] of Object.entries(told())) expect([name, is]).not.toEqual([name, fresh[name]]);
});
`;

const THROWING = `import { it } from '@jest/globals';

it('fails by what a listener throws', () => {
  document.addEventListener('click', () => { throw new Error('thrown by a listener'); });
  document.body.click();
});
`;

describe('specs that share a page', () => {
  const files = { 'one.spec.ts': PAGE, 'other.spec.ts': PAGE, 'throwing.spec.ts': THROWING };
  const told = inOwnJest(files, 'shared-page-environment.cjs');

  it('find it as it was opened, whatever the file before has done to it', () => {
    expect(told.match(/✓ finds a page that a file finds that runs alone/g)).toHaveLength(2);
  });

  it('fail by what a listener of theirs throws', () => {
    expect(told).toContain('✕ fails by what a listener throws');
    expect(told).toMatch(/thrown by a listener/);
  });
});
