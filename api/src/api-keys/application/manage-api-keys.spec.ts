import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { Caller } from '../../kernel/caller.js';
import { ALL_PERMISSIONS } from '../../kernel/permission.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { RandomKeySecrets, hashOfSecret } from '../adapters/crypto/random-key-secrets.js';
import { ApiKeyNotFound, KeyBeyondOwn, ScopeNotForKeys } from '../domain/refusals.js';
import { InMemoryApiKeys } from '../testing/in-memory-api-keys.js';
import { ManageApiKeys, type KeyTerms } from './manage-api-keys.js';

const terms = (changes: Partial<KeyTerms> = {}): KeyTerms => ({
  ...{ name: 'Books', scopes: ['orders.read'], networks: [], expiresAt: null },
  ...changes,
});

function scene() {
  const keys = new InMemoryApiKeys();
  const manage = new ManageApiKeys(
    keys,
    new RandomKeySecrets(),
    { next: () => v7() },
    new DirectUnitOfWork(),
  );
  return { keys, manage };
}

const root: Caller = {
  ...{ accountId: 'root', sessionId: 'this', role: 'admin', name: 'Root', email: 'root@example.com' },
  ...{ permissions: ALL_PERMISSIONS, refundLimit: null, hasRecentLogin: true, hasSecondFactor: false },
};
const packer: Caller = {
  ...root,
  accountId: 'pat',
  role: 'staff',
  permissions: ['orders.read', 'keys.write'],
};

describe('making keys', () => {
  it('tells a secret that is kept as its hash alone', async () => {
    const { keys, manage } = scene();
    const { id, secret } = await manage.create(packer, terms());
    expect(secret).toMatch(/^duka_sk_[0-9A-Za-z]{46}$/);
    expect(await keys.good(id)).toEqual([hashOfSecret(secret)]);
    expect(await keys.lock(id)).toEqual({ id, ownerId: 'pat', ...terms() });
  });

  it('is refused for what its maker may not do, and for what only a person may', async () => {
    const { manage } = scene();
    const beyond = terms({ scopes: ['orders.read', 'orders.write'] });
    await expect(manage.create(packer, beyond)).rejects.toThrow(KeyBeyondOwn);
    const person = terms({ scopes: ['keys.write'] });
    await expect(manage.create(root, person)).rejects.toThrow(ScopeNotForKeys);
  });

  it('and widening them, too', async () => {
    const { keys, manage } = scene();
    const { id } = await manage.create(root, terms({ scopes: ['settings.write'] }));
    await expect(manage.change(packer, id, { scopes: ['settings.read'] })).rejects.toThrow(KeyBeyondOwn);
    await manage.change(packer, id, { networks: ['10.0.0.0/8'] });
    expect(await keys.lock(id)).toMatchObject({ ownerId: 'root', networks: ['10.0.0.0/8'], name: 'Books' });
  });

  it('so is letting one in from elsewhere or for longer, which may do more than whoever asks', async () => {
    const { keys, manage } = scene();
    const expiresAt = new Date('2026-11-01T00:00:00Z');
    const limits = { networks: ['10.0.0.0/8', '::1'], expiresAt };
    const { id } = await manage.create(root, terms({ scopes: ['settings.write'], ...limits }));
    const later = new Date('2030-01-01T00:00:00Z');
    for (const wider of [{ expiresAt: null }, { expiresAt: later }, { networks: [] }, { networks: ['::/0'] }])
      await expect(manage.change(packer, id, wider)).rejects.toThrow(KeyBeyondOwn);
    expect(await keys.lock(id)).toMatchObject(limits);
    await manage.change(packer, id, { networks: ['::1'], expiresAt: new Date('2026-10-01T00:00:00Z') });
    await manage.change(root, id, { networks: [], expiresAt: later });
    expect(await keys.lock(id)).toMatchObject({ networks: [], expiresAt: later });
  });
});

describe('another secret', () => {
  it('lasts beside the first for the hours that are said, and makes who asked answer for the key', async () => {
    const { keys, manage } = scene();
    const first = await manage.create(root, terms());
    const second = await manage.rotate(packer, first.id, 24);
    expect(second.secret).not.toBe(first.secret);
    expect(await keys.good(first.id)).toHaveLength(2);
    expect(await keys.lock(first.id)).toMatchObject({ ownerId: 'pat' });
    await manage.rotate(packer, first.id, 0);
    expect(await keys.good(first.id)).toHaveLength(1);
  });

  it.each([
    ['is closed', []],
    ['may do less than the key', ['keys.write'] as const],
  ])(
    'does not make the first one good again where the account that answered for it %s',
    async (_, rights) => {
      const { keys, manage } = scene();
      const first = await manage.create(packer, terms());
      await keys.allow('pat', rights);
      const second = await manage.rotate(root, first.id, 24);
      expect(await keys.good(first.id)).toEqual([hashOfSecret(second.secret)]);
      expect(await keys.lock(first.id)).toMatchObject({ ownerId: 'root' });
    },
  );

  it('is refused to whoever may do less than the key', async () => {
    const { keys, manage } = scene();
    const { id } = await manage.create(root, terms({ scopes: ['settings.write'] }));
    await expect(manage.rotate(packer, id, 0)).rejects.toThrow(KeyBeyondOwn);
    expect(await keys.good(id)).toHaveLength(1);
  });
});

it('a revoked key is gone, and nobody revokes it twice', async () => {
  const { keys, manage } = scene();
  const { id } = await manage.create(packer, terms());
  await manage.revoke(id);
  expect(await keys.good(id)).toEqual([]);
  await expect(manage.revoke(id)).rejects.toThrow(ApiKeyNotFound);
});

describe('a secret', () => {
  it('with a wrong letter is none, without asking anybody', () => {
    const { text } = new RandomKeySecrets().make();
    const wrong = `${text.slice(0, 20)}${text[20] === 'a' ? 'b' : 'a'}${text.slice(21)}`;
    expect(
      [text, wrong, `${text}a`, text.slice(8), ''].map((one) => hashOfSecret(one) !== undefined),
    ).toEqual([true, ...[false, false, false, false]]);
  });
});
