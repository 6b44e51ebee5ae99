import { describe, expect, it } from '@jest/globals';
import type { Categories, CategoryRecord } from '../application/edit-categories.js';
import { CategoryTaken } from '../domain/refusals.js';

export interface FiledProduct {
  /** Its own category first, the others by their names. */
  categories: readonly string[];
  version: number;
}

/** A shop without categories. */
export interface CategoriesScene {
  categories: Categories;
  /** A new product at version 1, in these categories, the first its own; answers its id. */
  file: (...names: string[]) => Promise<string>;
  filed: (productId: string) => Promise<FiledProduct>;
}

/** What every keeper of categories must do, in memory as in PostgreSQL. */
export function categoriesContract(where: string, open: () => Promise<CategoriesScene>): void {
  const home: CategoryRecord = { name: 'Home', position: 3, image: 'key', description: 'For living.' };
  const light: CategoryRecord = { name: 'Light', position: 1, image: null, description: '' };

  async function two() {
    const scene = await open();
    await scene.categories.add('home', home);
    await scene.categories.add('light', light);
    return scene;
  }

  describe(`categories ${where}`, () => {
    it('come back with their words and their products', async () => {
      const { categories, file } = await two();
      await file('Home', 'Light');
      await file('Home');
      const shown = { ...home, id: 'home', image: '/media/key', count: 2 };
      expect([await categories.find('home'), await categories.record('home')]).toEqual([shown, home]);
      expect(await categories.find('light')).toEqual({ ...light, id: 'light', count: 1 });
      expect([await categories.find('none'), await categories.record('none')]).toEqual([
        undefined,
        undefined,
      ]);
    });

    it('that only products name have no words, and stand last', async () => {
      const { categories, file } = await open();
      await file('Home', 'Gifts');
      const last = { position: 1_000, image: null, description: '', count: 1 };
      expect(await categories.find('gifts')).toEqual({ ...last, id: 'gifts', name: 'Gifts' });
      expect(await categories.record('gifts')).toBeUndefined();
    });

    it('are added once, and change when they are put', async () => {
      const { categories } = await two();
      expect(await categories.add('home', { ...home, name: 'HOME', position: 9 })).toBe(false);
      expect(await categories.record('home')).toEqual(home);
      expect(await categories.add('gifts', { ...light, name: 'Gifts' })).toBe(true);
      const next = { name: 'HOME', position: 0, image: null, description: '' };
      await categories.put('home', next);
      await categories.put('toys', { ...light, name: 'Toys' });
      expect([await categories.record('home'), await categories.record('toys')]).toEqual([
        next,
        { ...light, name: 'Toys' },
      ]);
    });

    it('take their words and their products along to a new name', async () => {
      const { categories, file, filed } = await two();
      const [own, other, none] = [
        await file('Home'),
        await file('Zoo', 'Light', 'Home'),
        await file('Light'),
      ];
      await categories.rename('home', 'attic', 'Attic');
      expect(await categories.record('attic')).toEqual({ ...home, name: 'Attic' });
      expect(await categories.find('home')).toBeUndefined();
      expect(await filed(own)).toEqual({ categories: ['Attic'], version: 2 });
      expect(await filed(other)).toEqual({ categories: ['Zoo', 'Attic', 'Light'], version: 2 });
      expect(await filed(none)).toEqual({ categories: ['Light'], version: 1 });
    });

    it('may change the letters of their names, but take no name of another one', async () => {
      const { categories, file, filed } = await two();
      const id = await file('Home');
      await categories.rename('home', 'home', 'HOME');
      expect(await categories.record('home')).toEqual({ ...home, name: 'HOME' });
      expect(await filed(id)).toEqual({ categories: ['HOME'], version: 2 });
      await expect(categories.rename('home', 'light', 'Light')).rejects.toThrow(CategoryTaken);
    });

    it('hand their products to another one, each once, its own category staying its own', async () => {
      const { categories, file, filed } = await two();
      const all = [
        ['Home', 'Light'],
        ['Light', 'Home'],
        ['Zoo', 'Home', 'Light'],
        ['Zoo', 'Home'],
        ['Light'],
      ];
      const ids: string[] = [];
      for (const names of all) ids.push(await file(...names));
      await categories.move('home', 'light', 'Light');
      expect(await Promise.all(ids.map(filed))).toEqual([
        { categories: ['Light'], version: 2 },
        { categories: ['Light'], version: 2 },
        { categories: ['Zoo', 'Light'], version: 2 },
        { categories: ['Zoo', 'Light'], version: 2 },
        { categories: ['Light'], version: 1 },
      ]);
      expect(await categories.find('home')).toMatchObject({ ...home, image: '/media/key', count: 0 });
      expect(await categories.find('light')).toMatchObject({ count: 5 });
    });

    it('lose their words when they are removed, their products nothing', async () => {
      const { categories, file, filed } = await two();
      const id = await file('Home');
      await categories.remove('home');
      expect(await categories.record('home')).toBeUndefined();
      expect(await categories.find('home')).toMatchObject({ position: 1_000, description: '', count: 1 });
      expect(await filed(id)).toEqual({ categories: ['Home'], version: 1 });
    });
  });
}
