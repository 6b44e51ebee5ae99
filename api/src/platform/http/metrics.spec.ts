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
    const keptUntil = async (isSo: (bytes: number) => boolean) => {
      for (;;) {
        collect();
        await setTimeout(10);
        if (isSo(await kept())) return;
      }
    };
    const first = await kept();
    await keptUntil((bytes) => bytes !== first);
    const before = await kept();
    const lives = Array.from({ length: 8 * MB }, (_, index) => index / 2);
    await keptUntil((bytes) => bytes > before + 32 * MB);
    lives.length = 0;
    await keptUntil((bytes) => bytes < before + 32 * MB);
    expect(await kept()).toBeLessThan(before + 32 * MB);
  });
});
