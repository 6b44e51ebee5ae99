import { describe, expect, it } from '@jest/globals';
import { EventEmitter } from 'node:events';
import type { Pool } from 'pg';
import { STALE_PLAN, keepPlans } from './prepared-statements.js';

interface Sent {
  name?: string;
}

/** A pool whose one client notes what it is asked. */
function pool(answer: () => Promise<unknown> = () => Promise.resolve({ rows: [] })) {
  const sent: (string | Sent)[] = [];
  const client = {
    query: (text: string | Sent) => {
      sent.push(text);
      return answer();
    },
  };
  const emitter = new EventEmitter();
  keepPlans(emitter as unknown as Pool);
  emitter.emit('connect', client);
  return { sent, ask: client.query as unknown as (text: string, values: unknown[]) => Promise<unknown> };
}

describe('kept plans', () => {
  it('names a statement from the third time on, always alike', async () => {
    const { sent, ask } = pool();
    for (let time = 0; time < 4; time += 1) await ask('select $1', [time]);
    expect(sent.slice(0, 2)).toEqual(['select $1', 'select $1']);
    const [third, fourth] = sent.slice(2) as Sent[];
    expect(third?.name).toBeDefined();
    expect(fourth?.name).toBe(third?.name);
  });

  it('names no more than 400 statements', async () => {
    const { sent, ask } = pool();
    for (let text = 0; text < 450; text += 1)
      for (let time = 0; time < 3; time += 1) await ask(`select ${text}, $1`, [time]);
    const names = new Set(sent.map((one) => (typeof one === 'string' ? '' : one.name)));
    names.delete('');
    expect(names.size).toBe(400);
  });

  it('starts over when a migration has changed what a plan answers', async () => {
    let fails = false;
    const { sent, ask } = pool(() => (fails ? Promise.reject(new Error(STALE_PLAN)) : Promise.resolve({})));
    for (let time = 0; time < 3; time += 1) await ask('select * from x where $1', [time]);
    fails = true;
    await expect(ask('select * from x where $1', [1])).rejects.toThrow(STALE_PLAN);
    fails = false;
    for (let time = 0; time < 3; time += 1) await ask('select * from x where $1', [time]);
    const names = sent.filter((one): one is Sent => typeof one !== 'string').map((one) => one.name);
    expect(names.at(-1)).not.toBe(names[0]);
  });
});
