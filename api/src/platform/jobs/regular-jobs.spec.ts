import { describe, expect, it } from '@jest/globals';
import type { Pool } from 'pg';
import { RegularJobs } from './regular-jobs.js';

const CRONS = [
  { task: 'each-minute', pattern: '* * * * *' },
  { task: 'daily', pattern: '40 3 * * *' },
];
const at = (time: string) => Date.parse(`2026-11-26T${time}Z`) / 1_000;

/** What is begun when the database says these times, one after the other. */
async function begun(...times: readonly string[]): Promise<string[]> {
  const told: string[] = [];
  const minutes = times.map((time) => at(time));
  const query = (_text: string, values?: readonly [readonly string[], number]) => {
    if (!values) return Promise.resolve({ rows: [{ minute: minutes.shift() }] });
    told.push(`${values[0].join(', ')} until ${new Date(values[1] * 1_000).toISOString().slice(11, 16)}`);
    return Promise.resolve({ rows: [] });
  };
  const jobs = new RegularJobs({ query } as unknown as Pool, CRONS);
  for (let left = times.length; left > 0; left -= 1) await jobs.tick();
  return told;
}

describe('regular jobs', () => {
  it('begin with the first minute that begins after the start, each minute once', async () => {
    expect(await begun('03:38', '03:38', '03:39', '03:39', '03:40')).toEqual([
      'each-minute until 03:39',
      'each-minute, daily until 03:40',
    ]);
  });

  it('are begun once, and late, when the database was away in their minute', async () => {
    expect(await begun('03:38', '03:45')).toEqual(['each-minute, daily until 03:45']);
  });

  it('are left out when it was away for more than an hour', async () => {
    expect(await begun('03:38', '04:45')).toEqual(['each-minute until 04:45']);
  });

  it('go on by a clock that was put back', async () => {
    expect(await begun('03:45', '03:39', '03:40')).toEqual(['each-minute, daily until 03:40']);
  });
});
