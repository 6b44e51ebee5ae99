import { describe, expect, it } from '@jest/globals';
import { OpenStatements } from './open-statements.js';

const forever = () => new Promise<never>(() => undefined);

/** A statement over a connection that is silent until it is ended, and when it was asked after. */
function waiting(ask: () => Promise<unknown>) {
  let now = 0;
  let asked = 0;
  const statements = new OpenStatements(
    () => {
      asked += 1;
      return ask();
    },
    () => now,
  );
  let end: () => void = () => undefined;
  const again = () =>
    statements.during({ end: () => end() }, () => new Promise<void>((done) => (end = done)));
  const areSlow = () => statements.areSlow;
  return {
    isOver: again(),
    again,
    areSlow,
    asked: () => asked,
    pass: (ms: number) => (now += ms),
    done: () => end(),
  };
}

describe('R10 statements that wait', () => {
  it('are ended when the server says nothing to anybody', async () => {
    const one = waiting(forever);
    one.pass(1_500);
    await one.isOver;
    expect(one.asked()).toBe(1);
  });

  it.each([
    ['answers', () => Promise.resolve()],
    ['refuses', () => Promise.reject(new Error('too many clients'))],
  ])('go on waiting while the server %s', async (_, ask) => {
    const one = waiting(ask);
    let isEnded = false;
    void one.isOver.then(() => (isEnded = true));
    one.pass(1_500);
    while (one.asked() < 2) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(isEnded).toBe(false);
    one.done();
  });

  it('are asked after at once when the server has just been silent', async () => {
    const one = waiting(forever);
    one.pass(1_500);
    await one.isOver;
    await one.again();
    expect(one.asked()).toBe(2);
  });

  it('are not asked after while they are young', async () => {
    const one = waiting(forever);
    one.pass(900);
    await new Promise((resolve) => setTimeout(resolve, 700));
    expect(one.asked()).toBe(0);
    one.done();
  });
});

describe('R11 statements that take long', () => {
  /** Whether the database is slow after so many statements of so many milliseconds each. */
  const areSlow = async (...took: number[]) => {
    let now = 0;
    const statements = new OpenStatements(forever, () => now);
    for (const ms of took)
      await statements.during({ end: () => undefined }, () => Promise.resolve((now += ms)));
    return statements.areSlow;
  };
  const times = (count: number, ms: number) => Array.from({ length: count }, () => ms);

  it('make the database slow when no fast one is among them, not when it is one', async () => {
    expect(await areSlow(...times(20, 5), ...times(2, 300))).toBe(true);
    expect(await areSlow(...times(20, 5), 2_500)).toBe(false);
    expect(await areSlow(...times(40, 300), 5)).toBe(false);
  });

  it('count before they end', async () => {
    const { pass, again, done, areSlow } = waiting(forever);
    pass(200);
    expect(areSlow()).toBe(false);
    done();
    void again();
    pass(200);
    expect(areSlow()).toBe(true);
    done();
  });
});
