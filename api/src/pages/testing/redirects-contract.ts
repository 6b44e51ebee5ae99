import { describe, expect, it } from '@jest/globals';
import type { Redirects } from '../application/redirects.js';

export interface RedirectsScene {
  /** Without any. */
  redirects: Redirects;
  nextId: () => string;
  /** One that the shop shows, and one that it does not know. */
  products: readonly [known: string, unknown: string];
}

/** What every keeper of redirects must do, in memory as in PostgreSQL. */
export function redirectsContract(where: string, open: () => Promise<RedirectsScene>): void {
  const start = async () => {
    const scene = await open();
    const [first, second] = [scene.nextId(), scene.nextId()];
    await scene.redirects.add({ id: first, from: '/old', to: '/pages/new?from=old#top' });
    await scene.redirects.add({
      id: second,
      from: '/ältere seite',
      to: 'https://elsewhere.example/pages/new',
    });
    return { ...scene, first, second };
  };

  describe(`redirects ${where}`, () => {
    it('are found by their id and their address, uncounted', async () => {
      const { redirects, first, second, nextId } = await start();
      const { createdAt, ...one } = (await redirects.find(first))!;
      expect(one).toEqual({
        id: first,
        from: '/old',
        to: '/pages/new?from=old#top',
        hits: 0,
        lastHitAt: null,
      });
      expect(createdAt).toBeInstanceOf(Date);
      expect((await redirects.at('/ältere seite'))?.id).toBe(second);
      expect([await redirects.find(nextId()), await redirects.at('/older')]).toEqual([undefined, undefined]);
      expect(await redirects.count()).toBe(2);
    });

    it('are one for each address', async () => {
      const { redirects, first, nextId } = await start();
      expect(await redirects.add({ id: nextId(), from: '/old', to: '/other' })).toBe(false);
      expect((await redirects.at('/old'))?.id).toBe(first);
    });

    it('of a file are added at once, and go with it', async () => {
      const { redirects, first, nextId } = await start();
      const file = nextId();
      const more = ['/a', '/b'].map((from) => ({ id: nextId(), from, to: '/shop' }));
      await redirects.addAll(more, file);
      expect([...(await redirects.all())].toSorted()).toEqual([
        ['/a', '/shop'],
        ['/b', '/shop'],
        ['/old', '/pages/new?from=old#top'],
        ['/ältere seite', 'https://elsewhere.example/pages/new'],
      ]);
      await redirects.remove(more[0]!.id);
      expect([await redirects.removeImported(nextId()), await redirects.removeImported(file)]).toEqual([
        0, 1,
      ]);
      expect(await redirects.removeImported(file)).toBe(0);
      expect((await redirects.find(first))?.from).toBe('/old');
      await redirects.addAll([], file);
      expect(await redirects.count()).toBe(2);
    });

    it('count those who follow them', async () => {
      const { redirects, first, second } = await start();
      expect([await redirects.follow('/old'), await redirects.follow('/old')]).toEqual(
        Array(2).fill('/pages/new?from=old#top'),
      );
      expect(await redirects.follow('/older')).toBeUndefined();
      const [followed, left] = [await redirects.find(first), await redirects.find(second)];
      expect([followed?.hits, left?.hits, left?.lastHitAt]).toEqual([2, 0, null]);
      expect(followed?.lastHitAt).toBeInstanceOf(Date);
    });

    it('lead on where their path leads elsewhere, and stay where it is that of another host', async () => {
      const { redirects, first, second } = await start();
      await redirects.lead('/pages/new', '/pages/newest');
      expect((await redirects.find(first))?.to).toBe('/pages/newest');
      expect((await redirects.find(second))?.to).toBe('https://elsewhere.example/pages/new');
    });

    it('go once', async () => {
      const { redirects, first } = await start();
      expect([await redirects.remove(first), await redirects.remove(first)]).toEqual([true, false]);
      expect(await redirects.follow('/old')).toBeUndefined();
    });

    it('know which products are shown', async () => {
      const { redirects, products } = await start();
      expect(await redirects.shownProducts(products)).toEqual(new Set([products[0]]));
      expect(await redirects.shownProducts([])).toEqual(new Set());
    });
  });
}
