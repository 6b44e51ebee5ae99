import { describe, expect, it } from '@jest/globals';
import type { Passkey, Passkeys } from '../application/second-factor-ports.js';

/** Two accounts without passkeys. */
export interface PasskeysScene {
  passkeys: Passkeys;
  ann: string;
  bob: string;
  /** A new id, later ones sorting after earlier ones. */
  nextId: () => string;
}

/** What every keeper of passkeys must do, in memory as in PostgreSQL. */
export function passkeysContract(where: string, open: () => Promise<PasskeysScene>): void {
  const passkeyOf = (id: string, accountId: string): Passkey => ({
    ...{ id, accountId, credentialId: `credential ${id}`, publicKey: `key of ${id}` },
    ...{ counter: 1, transports: ['usb', 'nfc'], name: `passkey ${id}` },
  });

  async function withOne() {
    const scene = await open();
    const passkey = passkeyOf(scene.nextId(), scene.ann);
    expect(await scene.passkeys.add(passkey)).toBe(true);
    return { ...scene, passkey };
  }

  describe(`passkeys ${where}`, () => {
    it('are found by their credential as they were made, and unknown by another', async () => {
      const { passkeys, passkey } = await withOne();
      expect(await passkeys.find(passkey.credentialId)).toEqual(passkey);
      expect(await passkeys.find('credential of nobody')).toBeUndefined();
    });

    it('are listed to their account alone, the first made first, without what opens the account', async () => {
      const { passkeys, passkey, ann, bob, nextId } = await withOne();
      const second = passkeyOf(nextId(), ann);
      await passkeys.add(second);
      expect(await passkeys.list(ann)).toEqual(
        [passkey, second].map(({ id, name }) => ({
          ...{ id, name, createdAt: expect.any(String), lastUsedAt: null },
        })),
      );
      expect(await passkeys.list(bob)).toEqual([]);
    });

    it('are named to the browser of their account by credential and transports', async () => {
      const { passkeys, passkey, ann, bob } = await withOne();
      const { credentialId, transports } = passkey;
      expect(await passkeys.credentialsOf(ann)).toEqual([{ credentialId, transports }]);
      expect(await passkeys.credentialsOf(bob)).toEqual([]);
    });

    it('are not added twice, also not by another account', async () => {
      const { passkeys, passkey, bob, nextId } = await withOne();
      expect(await passkeys.add({ ...passkey, id: nextId(), accountId: bob })).toBe(false);
      expect(await passkeys.find(passkey.credentialId)).toEqual(passkey);
    });

    it('remember their counter and that they were used', async () => {
      const { passkeys, passkey, ann } = await withOne();
      await passkeys.used(passkey.id, 7);
      expect(await passkeys.find(passkey.credentialId)).toEqual({ ...passkey, counter: 7 });
      expect(await passkeys.list(ann)).toMatchObject([{ id: passkey.id, lastUsedAt: expect.any(String) }]);
    });

    it('are removed by their own account, once', async () => {
      const { passkeys, passkey, ann, bob } = await withOne();
      expect(await passkeys.remove(bob, passkey.id)).toBe(false);
      expect(await passkeys.remove(ann, passkey.id)).toBe(true);
      expect(await passkeys.remove(ann, passkey.id)).toBe(false);
      expect(await passkeys.find(passkey.credentialId)).toBeUndefined();
    });

    it('go all together, those of one account', async () => {
      const { passkeys, ann, bob, nextId } = await withOne();
      await passkeys.add(passkeyOf(nextId(), ann));
      const other = passkeyOf(nextId(), bob);
      await passkeys.add(other);
      await passkeys.removeAll(ann);
      expect(await passkeys.list(ann)).toEqual([]);
      expect(await passkeys.list(bob)).toMatchObject([{ id: other.id }]);
    });

    it('let a challenge be used once, and by the account alone that it was given to', async () => {
      const { passkeys, ann, bob, nextId } = await open();
      const [hers, anybodys] = [nextId(), nextId()];
      await passkeys.keepChallenge(hers, ann);
      await passkeys.keepChallenge(anybodys, null);
      expect(await passkeys.useChallenge(hers, bob)).toBe(false);
      expect(await passkeys.useChallenge(hers, null)).toBe(false);
      expect(await passkeys.useChallenge(anybodys, ann)).toBe(false);
      expect(await passkeys.useChallenge(hers, ann)).toBe(true);
      expect(await passkeys.useChallenge(hers, ann)).toBe(false);
      expect(await passkeys.useChallenge(anybodys, null)).toBe(true);
      expect(await passkeys.useChallenge(nextId(), null)).toBe(false);
    });
  });
}
