import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { pictureShelf, png } from '../../media/testing/in-memory-pictures.js';
import { categoryKey } from '../domain/category-key.js';
import { CategoryInUse, CategoryNotFound, CategoryTaken, NotAProduct } from '../domain/refusals.js';
import { InMemoryCategories } from '../testing/in-memory-categories.js';
import { EditCategories } from './edit-categories.js';
import { TakeImages } from './take-images.js';

describe('a category', () => {
  let categories: InMemoryCategories;
  let edit: EditCategories;
  /** Who was told of a new name: the old one and the new one. */
  let followed: string[][];
  let picture: string;
  let key: string;
  beforeEach(() => {
    categories = new InMemoryCategories(['Home'], ['Home'], ['Light']);
    const { take, pictures } = pictureShelf();
    followed = [];
    const names = { follow: (...said: string[]) => Promise.resolve(void followed.push(said)) };
    edit = new EditCategories(categories, new TakeImages(take, pictures), new DirectUnitOfWork(), names);
    picture = `data:image/png;base64,${Buffer.from(png('home')).toString('base64')}`;
    key = Buffer.from(png('home')).toString('hex').padEnd(32, '0');
  });

  const refused = (work: Promise<unknown>) => work.catch((error: unknown) => error);
  const record = (name: string) => categories.records.get(categoryKey(name));

  it('is made at the end of the list, with what is said of it', async () => {
    expect(await edit.create({ name: ' Gifts' })).toBe('gifts');
    expect(record('gifts')).toEqual({ name: ' Gifts', position: 1_000, image: null, description: '' });
    await edit.create({ name: 'Toys', position: 2, description: 'For all ages.', image: picture });
    expect(record('toys')).toEqual({ name: 'Toys', position: 2, image: key, description: 'For all ages.' });
  });

  it('is made once, whatever its letters', async () => {
    await edit.create({ name: 'Gifts', position: 1 });
    expect(await refused(edit.create({ name: 'GIFTS', position: 2 }))).toBeInstanceOf(CategoryTaken);
    expect(record('gifts')).toMatchObject({ name: 'Gifts', position: 1 });
  });

  it('is not written with a picture from elsewhere', async () => {
    const image = 'https://example.com/x.png';
    expect(await refused(edit.create({ name: 'Gifts', image }))).toBeInstanceOf(NotAProduct);
    expect(await refused(edit.change('home', { image }))).toBeInstanceOf(NotAProduct);
    expect(categories.records.size).toBe(0);
  });

  it('tells whatever names it of its new name, and of nothing else', async () => {
    await edit.change('home', { description: 'For living.' });
    expect(followed).toEqual([]);
    await edit.change('home', { name: 'Living' });
    expect(followed).toEqual([['Home', 'Living']]);
  });

  it('that only products name gets words of its own by the first change', async () => {
    expect(await edit.change('home', { description: 'For living.' })).toBe('home');
    expect(record('home')).toEqual({
      ...{ name: 'Home', position: 1_000, image: null, description: 'For living.' },
    });
    expect(categories.renamed).toEqual([]);
  });

  it('changes where it is told to, and loses its picture only when it is told to', async () => {
    await edit.change('home', { description: 'For living.', image: picture, position: 3 });
    await edit.change('home', { position: 0 });
    expect(record('home')).toEqual({
      ...{ name: 'Home', position: 0, image: key, description: 'For living.' },
    });
    await edit.change('home', { image: null, description: '' });
    expect(record('home')).toEqual({ name: 'Home', position: 0, image: null, description: '' });
  });

  it('takes its products along to a new name', async () => {
    expect(await edit.change('home', { name: 'Living' })).toBe('living');
    expect(categories.names).toEqual([['Living'], ['Living'], ['Light']]);
    expect([record('living')?.name, record('home')]).toEqual(['Living', undefined]);
  });

  it('may change the letters of its name', async () => {
    expect(await edit.change('home', { name: 'HOME' })).toBe('home');
    expect(categories.names).toEqual([['HOME'], ['HOME'], ['Light']]);
  });

  it('takes no name of another one', async () => {
    expect(await refused(edit.change('home', { name: 'light' }))).toBeInstanceOf(CategoryTaken);
    expect([categories.names, categories.records.size]).toEqual([[['Home'], ['Home'], ['Light']], 0]);
  });

  it('is removed, its products to another one', async () => {
    await edit.change('home', { position: 1 });
    await edit.remove('home', 'light');
    expect([categories.names, record('home')]).toEqual([[['Light'], ['Light'], ['Light']], undefined]);
  });

  it('stays while products are in it and go nowhere else', async () => {
    expect(await refused(edit.remove('home'))).toEqual(new CategoryInUse(2));
    expect(await refused(edit.remove('light', 'light'))).toEqual(new CategoryInUse(1));
    expect(await refused(edit.remove('home', 'none'))).toBeInstanceOf(CategoryNotFound);
    expect(categories.removed).toEqual([]);
  });

  it('without products needs no other one, and moves nothing', async () => {
    await edit.create({ name: 'Gifts' });
    await edit.create({ name: 'Toys' });
    await edit.remove('gifts');
    await edit.remove('toys', 'home');
    expect([categories.removed, categories.moved]).toEqual([['gifts', 'toys'], []]);
  });

  it('that does not exist is neither changed nor removed', async () => {
    expect(await refused(edit.change('none', { name: 'Some' }))).toBeInstanceOf(CategoryNotFound);
    expect(await refused(edit.remove('none'))).toBeInstanceOf(CategoryNotFound);
    expect(await refused(edit.remove('none', 'home'))).toBeInstanceOf(CategoryNotFound);
    expect([categories.records.size, categories.removed]).toEqual([0, []]);
  });
});
