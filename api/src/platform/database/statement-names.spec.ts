import { describe, expect, it } from '@jest/globals';
import { StatementNames } from './statement-names.js';

const often = (names: StatementNames, text: string) => [1, 2, 3, 4].map(() => names.of(text));

describe('names of statements', () => {
  it('are given from the third time on, always alike', () => {
    const [first, second, third, fourth] = often(new StatementNames(), 'select $1');
    expect([first, second]).toEqual([undefined, undefined]);
    expect(third).toBeDefined();
    expect(fourth).toBe(third);
  });

  it('are 400 at most', () => {
    const names = new StatementNames();
    const given = Array.from({ length: 450 }, (_, text) => often(names, `select ${text}, $1`).at(-1));
    expect(given.filter((name) => name !== undefined)).toHaveLength(400);
  });

  it('are given at once to what is built to come often, when the others have theirs, too', () => {
    const names = new StatementNames();
    expect(names.of('select $1', true)).toBeDefined();
    for (let text = 0; text < 450; text += 1) often(names, `select ${text}, $1`);
    expect(names.of('insert $1', true)).toBeDefined();
    const more = Array.from({ length: 450 }, (_, text) => names.of(`insert ${text}, $1`, true));
    expect(more.filter((name) => name === undefined).length).toBeGreaterThan(0);
  });

  it('are not given to what comes seldom among others', () => {
    const names = new StatementNames();
    const seldom = [1, 2, 3].map((round) => {
      for (let other = 0; other < 400; other += 1) names.of(`select ${round}, ${other}`);
      return names.of('select $1');
    });
    expect(seldom).toEqual([undefined, undefined, undefined]);
  });

  it('are new when a migration has changed what a plan answers', () => {
    const names = new StatementNames();
    const before = often(names, 'select * from x where $1').at(-1);
    names.failed(new Error('something else'));
    expect(names.of('select * from x where $1')).toBe(before);
    names.failed(new Error('cached plan must not change result type'));
    const after = often(names, 'select * from x where $1').at(-1);
    expect(after).toBeDefined();
    expect(after).not.toBe(before);
  });
});
