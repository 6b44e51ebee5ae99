import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Json } from '../support/client.js';
import { eventually } from '../support/money.js';
import { ownPort } from '../support/own-port.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const guide = readFileSync(new URL('../../docs/webhooks.md', import.meta.url), 'utf8');
const [, program = ''] = /```js\n([\s\S]+?)```/.exec(guide) ?? [];
const modules = fileURLToPath(new URL('../../node_modules', import.meta.url));

it('the receiver of the guide keeps each event once, also when it is killed, and nothing that is not signed', async () => {
  expect(program.trim().split('\n').length).toBeLessThanOrEqual(32);
  const admin = await shop.admin();
  const folder = mkdtempSync(join(tmpdir(), 'duka-receive-'));
  const file = join(folder, 'told.jsonl');
  symlinkSync(modules, join(folder, 'node_modules'));
  writeFileSync(join(folder, 'receive.mjs'), program);
  const port = await ownPort();
  const url = `http://127.0.0.1:${port}/hook`;
  const terms = { name: 'Guide', url, types: ['order.*'] };
  const { id, secret } = (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body;
  const start = async () => {
    const child = spawn(process.execPath, ['receive.mjs'], {
      cwd: folder,
      env: { SECRET: secret as string, PORT: String(port), FILE: file, NODE_OPTIONS: '' },
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    await once(child.stdout, 'data');
    return child;
  };
  const told: string[] = [];
  const tell = async () => {
    told.push(v7());
    await shop.sql(`select tell_event('order.changed', 'order', $1, '{}')`, [told.at(-1)]);
  };
  const kept = (): string[] =>
    existsSync(file)
      ? readFileSync(file, 'utf8')
          .trim()
          .split('\n')
          .map((line) => (JSON.parse(line) as { resourceId: string }).resourceId)
      : [];
  const first = await start();
  await tell();
  await eventually(
    () => Promise.resolve(kept()),
    (ids) => ids.length === 1,
  );
  first.kill('SIGKILL');
  await once(first, 'exit');
  await tell();
  const second = await start();
  // the pauses between tries are over
  await eventually(
    async () => {
      await shop.sql(`update webhook_delivery set next_try_at = now() where next_try_at > now()`);
      return kept();
    },
    (ids) => ids.length === 2,
  );
  const [delivery] = (await admin.get<Json>(`/admin/webhooks/${id}/deliveries`, { expect: 200 })).body;
  const path = `/admin/webhooks/${id}/deliveries/${delivery.id}/sending`;
  expect((await admin.post<Json>(path, undefined, { expect: 200 })).body.lastAttempt.status).toBe(204);
  const forged = await fetch(url, { method: 'POST', body: '{"id":"1"}', headers: { 'webhook-id': '1' } });
  expect(forged.status).toBe(401);
  expect(kept()).toEqual(told);
  second.kill('SIGKILL');
  await once(second, 'exit');
});
