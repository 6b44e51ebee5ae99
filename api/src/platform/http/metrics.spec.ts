import { setTimeout } from 'node:timers/promises';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { describe, expect, it } from '@jest/globals';
import { registry } from './metrics.js';

const MB = 2 ** 20;
/** Whoever is told of a collection is told a moment later. */
const TRIES = 40;
/** A full collection takes up to half a second where other specs have filled the heap. */
const TIMEOUT_MS = 60_000;
const kept = async () =>
  (await registry.getSingleMetric('duka_heap_kept_bytes')?.get())?.values[0]?.value ?? Number.NaN;

describe('the heap that is kept', () => {
  it(
    'is what lives after a full collection, not what waits for one',
    async () => {
      setFlagsFromString('--expose-gc');
      const collect = runInNewContext('gc') as () => void;
      const keptUntil = async (isSo: (bytes: number) => boolean) => {
        for (let tries = 0; tries < TRIES && !isSo(await kept()); tries += 1) {
          collect();
          await setTimeout(10);
        }
        return kept();
      };
      const first = await kept();
      const before = await keptUntil((bytes) => bytes !== first);
      const lives = Array.from({ length: 8 * MB }, (_, index) => index / 2);
      expect(await keptUntil((bytes) => bytes > before + 32 * MB)).toBeGreaterThan(before + 32 * MB);
      lives.length = 0;
      expect(await keptUntil((bytes) => bytes < before + 32 * MB)).toBeLessThan(before + 32 * MB);
    },
    TIMEOUT_MS,
  );
});
