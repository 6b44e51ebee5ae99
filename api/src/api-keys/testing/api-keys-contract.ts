import { describe, expect, it } from '@jest/globals';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { Permission } from '../../kernel/permission.js';
import type { ApiKeys } from '../application/ports.js';
import type { ApiKey } from '../domain/api-key.js';
import { ApiKeyNameTaken } from '../domain/refusals.js';

export interface ApiKeysScene {
  keys: ApiKeys;
  unit: UnitOfWork;
  /** Accounts of people. */
  ann: string;
  bob: string;
  nextId: () => string;
  /** The account may do this and no more. */
  allow: (accountId: string, permissions: readonly Permission[]) => Promise<unknown>;
  /** Closes the account. */
  close: (accountId: string) => Promise<unknown>;
  /** Hashes of the secrets of a key that are good now. */
  good: (id: string) => Promise<string[]>;
}

/** What every keeper of API keys must do, in memory as in PostgreSQL. */
export function apiKeysContract(where: string, open: () => Promise<ApiKeysScene>): void {
  async function made() {
    const scene = await open();
    const id = scene.nextId();
    const key: ApiKey = {
      ...{ id, ownerId: scene.ann, name: `Key ${id}`, scopes: ['orders.read'], networks: ['10.0.0.0/8'] },
      expiresAt: new Date('2030-01-31T22:59:59.999Z'),
    };
    const hash = `first ${id}`;
    await scene.unit.run(() => scene.keys.add(key, { hash, hint: 'aaaa' }));
    return { ...scene, key, id, hash };
  }

  describe(`API keys ${where}`, () => {
    it('come back as they were made', async () => {
      const { unit, keys, key, id, good, hash, nextId } = await made();
      expect(await unit.run(() => keys.lock(id))).toEqual(key);
      expect(await unit.run(() => keys.lock(nextId()))).toBeUndefined();
      expect(await good(id)).toEqual([hash]);
    });

    it('change in all but their secrets, and bear names of their own', async () => {
      const { unit, keys, key, id, bob, good, hash, nextId } = await made();
      const other = {
        ...key,
        ownerId: bob,
        networks: [],
        scopes: ['products.read'],
        expiresAt: null,
      } as const;
      await unit.run(() => keys.save(other));
      expect(await unit.run(() => keys.lock(id))).toEqual(other);
      expect(await good(id)).toEqual([hash]);
      const twin = { ...key, id: nextId() };
      await expect(unit.run(() => keys.add(twin, { hash: nextId(), hint: '' }))).rejects.toThrow(
        ApiKeyNameTaken,
      );
    });

    it('get another secret while the one before is good for as long as was said', async () => {
      const { unit, keys, id, hash, good, nextId } = await made();
      const [second, third] = [nextId(), nextId()];
      await unit.run(() => keys.renew(id, { hash: second, hint: 'bbbb' }, 24));
      expect(await good(id)).toEqual([second, hash].sort());
      await unit.run(() => keys.renew(id, { hash: third, hint: 'cccc' }, 0));
      expect(await good(id)).toEqual([third]);
    });

    it('know what the account that answers for them may do now, which is nothing when it is closed', async () => {
      const { unit, keys, key, id, bob, allow, close } = await made();
      const may = () => unit.run(() => keys.ownersPermissions(id));
      await unit.run(() => keys.save({ ...key, ownerId: bob }));
      await allow(bob, ['orders.read', 'keys.read']);
      expect(await may()).toEqual(['orders.read', 'keys.read']);
      await close(bob);
      expect(await may()).toEqual([]);
    });

    it('go with their secrets', async () => {
      const { unit, keys, id, good } = await made();
      await unit.run(() => keys.remove(id));
      expect(await unit.run(() => keys.lock(id))).toBeUndefined();
      expect(await good(id)).toEqual([]);
    });
  });
}
