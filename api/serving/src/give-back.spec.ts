import { describe, expect, it } from '@jest/globals';
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const file = new URL('give-back.ts', import.meta.url).href;

/** A process that has made much, of which it needs nothing, and is then busy or not for a while. @returns the MiB of its heap then */
async function heapAfter(busy: boolean): Promise<number> {
  const script = join(mkdtempSync(join(tmpdir(), 'duka-quiet-')), 'start.mjs');
  writeFileSync(
    script,
    `import { giveBackOnceQuiet } from ${JSON.stringify(file)};
    let made = Array.from({ length: 400_000 }, (_, n) => ({ n, text: 'text ' + n }));
    made = undefined;
    giveBackOnceQuiet(50);
    const end = performance.now() + 400;
    const work = () => { for (const since = performance.now(); performance.now() - since < 20; ); };
    const go = () => {
      if (${busy}) work();
      if (performance.now() < end) return void setTimeout(go, ${busy ? 0 : 20});
      console.log(process.memoryUsage().heapTotal / 2 ** 20);
    };
    go();`,
  );
  const { stdout } = await promisify(execFile)(process.execPath, [
    '--max-semi-space-size=32',
    '--no-memory-reducer',
    script,
  ]);
  return Number(stdout);
}

describe('what a start has taken', () => {
  it('is given back in the first quiet moment, and not while there is much to do', async () => {
    const [quiet, busy] = [await heapAfter(false), await heapAfter(true)];
    expect(quiet).toBeLessThan(20);
    expect(busy).toBeGreaterThan(2 * quiet);
  });
});
