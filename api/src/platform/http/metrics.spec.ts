import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { registry } from './metrics.js';

const MB = 2 ** 20;
const kept = async () =>
  (await registry.getSingleMetric('duka_heap_kept_bytes')?.get())?.values[0]?.value ?? Number.NaN;

describe('the heap that is kept', () => {
  it('is what lives after a full collection, not what waits for one', async () => {
    setFlagsFromString('--expose-gc');
    const collect = runInNewContext('gc') as () => void;
    const first = await kept();
    collect();
    while ((await kept()) === first) await setTimeout(10);
    const before = await kept();
    const lives = Array.from({ length: 4 * MB }, (_, index) => index / 2);
    collect();
    while ((await kept()) < before + 16 * MB) await setTimeout(10);
    lives.length = 0;
    collect();
    while ((await kept()) > before + 16 * MB) await setTimeout(10);
    expect(await kept()).toBeLessThan(before + 16 * MB);
  });
});
