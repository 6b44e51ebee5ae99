import { expect, it } from '@jest/globals';
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { v7 } from 'uuid';
import type { Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const guide = readFileSync(new URL('../../docs/integrators.md', import.meta.url), 'utf8');
const [, program = ''] = /```js\n([\s\S]+?)```/.exec(guide) ?? [];
const KILLS = 6;
const EACH = 40;

it('the program of the guide takes each event once, however often it is killed', async () => {
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(40);
  const admin = await shop.admin();
  const terms = { name: 'Follower', scopes: ['events.read'] };
  const { secret } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body;
  const folder = mkdtempSync(join(tmpdir(), 'duka-follow-'));
  const file = join(folder, 'events.jsonl');
  writeFileSync(join(folder, 'follow.mjs'), program);
  const start = () =>
    spawn(process.execPath, ['follow.mjs'], {
      cwd: folder,
      env: { SHOP: shop.client.origin, KEY: secret as string, FILE: file, NODE_OPTIONS: '' },
      stdio: 'ignore',
    });
  const kill = async (follower: ChildProcess) => {
    follower.kill('SIGKILL');
    await once(follower, 'exit');
  };
  const told: string[] = [];
  const tell = async () => {
    const ids = Array.from({ length: EACH }, () => v7());
    told.push(...ids);
    for (const id of ids) await shop.sql(`select tell_event('order.changed', 'order', $1, '{}')`, [id]);
  };
  const taken = (): string[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .split('\n')
          .slice(0, -1)
          .map((line) => (JSON.parse(line) as { resourceId: string }).resourceId)
          .filter((id) => told.includes(id))
      : [];
  for (let round = 0; round < KILLS; round += 1) {
    const follower = start();
    const telling = tell();
    const had = taken().length;
    await eventually(
      () => Promise.resolve(taken().length),
      (count) => count > had,
    );
    await kill(follower);
    await telling;
    // as a write that the kill cut in two leaves it
    writeFileSync(file, `${readFileSync(file, 'utf8')}{"id":"half`);
  }
  const last = start();
  await eventually(
    () => Promise.resolve(taken().length),
    (count) => count >= told.length,
  );
  await kill(last);
  expect(taken()).toEqual(told);
});
