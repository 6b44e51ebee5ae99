import { describe, expect, it } from '@jest/globals';
import type { AddressFields, Addresses } from '../application/ports.js';

/** Two shoppers whose books are empty. */
export interface AddressesScene {
  addresses: Addresses;
  ann: string;
  bob: string;
  unknownId: string;
}

/** What every keeper of address books must do, in memory as in PostgreSQL. */
export function addressesContract(where: string, open: () => Promise<AddressesScene>): void {
  const at = (street: string, isDefault = false): AddressFields => ({
    ...{
      firstName: 'Ada',
      lastName: 'L.',
      company: 'Ada Ltd',
      street,
      line2: 'Floor 3',
      city: 'Springfield',
      state: 'IL',
    },
    ...{ zipCode: '62701', country: 'US', phone: '1', isDefault },
  });

  async function book(...wanted: AddressFields[]) {
    const scene = await open();
    const { addresses, ann } = scene;
    const ids: string[] = [];
    for (const one of wanted) ids.push((await addresses.add(ann, one, 20))?.id ?? '');
    /** Streets, the default one first and with a star. */
    const list = async (accountId = ann) =>
      (await addresses.list(accountId)).map(({ street, isDefault }) => (isDefault ? `${street}*` : street));
    return { ...scene, ids, list };
  }

  describe(`address books ${where}`, () => {
    it('give back what was added; the first is the default, whatever it says', async () => {
      const { addresses, ann, bob, ids, list } = await book(at('A'));
      expect(await addresses.list(ann)).toEqual([{ ...at('A', true), id: ids[0] }]);
      expect(await addresses.add(ann, at('B'), 20)).toEqual({ ...at('B'), id: expect.any(String) });
      expect([await list(), await list(bob)]).toEqual([['A*', 'B'], []]);
    });

    it('have one default, the last that was said to be it, and the others behind it from the oldest', async () => {
      const { addresses, ann, ids, list } = await book(at('A'), at('B', true), at('C'));
      expect(await list()).toEqual(['B*', 'A', 'C']);
      await addresses.change(ann, ids[2] ?? '', { isDefault: true });
      expect(await list()).toEqual(['C*', 'A', 'B']);
    });

    it('have another default when it is no longer it, or goes: the oldest other', async () => {
      const { addresses, ann, ids, list } = await book(at('A'), at('B'), at('C'));
      const [a = '', b = '', c = ''] = ids;
      expect(await addresses.change(ann, a, { isDefault: false })).toMatchObject({ isDefault: false });
      expect(await list()).toEqual(['B*', 'A', 'C']);
      await addresses.remove(ann, b);
      expect(await list()).toEqual(['A*', 'C']);
      await addresses.remove(ann, c);
      expect(await addresses.change(ann, a, { isDefault: false })).toMatchObject({ isDefault: true });
    });

    it('change in what is named and nothing else', async () => {
      const { addresses, ann, ids, list } = await book(at('A'), at('B'));
      const changed = await addresses.change(ann, ids[1] ?? '', { street: 'Z', zipCode: '1' });
      expect(changed).toEqual({ ...at('Z'), zipCode: '1', id: ids[1] });
      expect(await list()).toEqual(['A*', 'Z']);
    });

    it('are nobody else’s, and know what is not in them', async () => {
      const { addresses, ann, bob, ids, list, unknownId } = await book(at('A'));
      for (const [accountId, id = ''] of [
        [bob, ids[0]],
        [ann, unknownId],
      ] as const) {
        expect(await addresses.change(accountId, id, { street: 'Z', isDefault: true })).toBeUndefined();
        expect(await addresses.remove(accountId, id)).toBe(false);
      }
      expect(await list()).toEqual(['A*']);
      expect([await addresses.remove(ann, ids[0] ?? ''), await list()]).toEqual([true, []]);
    });

    it('take so many and no more', async () => {
      const { addresses, ann, bob, list } = await book(at('A'), at('B'));
      expect(await addresses.add(ann, at('C', true), 2)).toBeUndefined();
      expect(await list()).toEqual(['A*', 'B']);
      expect(await addresses.add(bob, at('C'), 2)).toMatchObject({ isDefault: true });
    });
  });
}
