import { beforeEach, describe, expect, it } from '@jest/globals';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { pictureShelf, png } from '../../media/testing/in-memory-pictures.js';
import { MIDDLE } from '../domain/product-state.js';
import { NotAProduct, ProductChanged } from '../domain/refusals.js';
import { aMug, InMemoryProducts, InMemoryProductStock } from '../testing/in-memory-products.js';
import { DeclaredFields } from '../testing/declared-fields.js';
import { ChangeProduct } from './change-product.js';
import { CreateProduct } from './create-product.js';
import { Skus } from './skus.js';
import { TakeImages } from './take-images.js';
import { WriteProduct } from './write-product.js';

const url = (word: string) => `data:image/png;base64,${Buffer.from(png(word)).toString('base64')}`;
const key = (word: string) => Buffer.from(png(word)).toString('hex').padEnd(32, '0').slice(0, 32);
const image = (word: string, alt = 'Mug') => ({ key: key(word), alt, optionValue: null, focus: MIDDLE });

describe('a product written with its pictures', () => {
  let products: InMemoryProducts;
  let shelf: ReturnType<typeof pictureShelf>;
  let write: WriteProduct;
  beforeEach(() => {
    products = new InMemoryProducts(aMug({ images: [image('one'), image('two')] }));
    shelf = pictureShelf();
    let count = 0;
    const ids = { next: () => `${(count += 1)}`.padStart(8, '0') };
    const rest = [new InMemoryProductStock(), new Skus(ids), ids, new DirectUnitOfWork()] as const;
    write = new WriteProduct(
      new CreateProduct(products, ...rest),
      new ChangeProduct(products, ...rest),
      new TakeImages(shelf.take, shelf.pictures),
      new DeclaredFields(),
      products,
    );
  });

  const lamp = () => ({
    ...{
      name: 'Lamp',
      description: 'A lamp.',
      category: 'Light',
      priceCents: 4_900,
      stocks: [7],
      actorId: 'root',
    },
  });
  const edit = () => ({ id: 'mug', reason: 'seen', actorId: 'root' });
  const words = (id: string) => products.state(id)?.images.map(({ key: one, alt }) => [one, alt]);

  it('leads with the one picture, then has the others', async () => {
    const id = await write.create({ ...lamp(), picture: url('main'), pictures: [{ url: url('more') }] });
    expect(words(id)).toEqual([
      [key('main'), 'Lamp'],
      [key('more'), 'Lamp'],
    ]);
  });

  it('has a picture once that is sent twice, and none when none is sent', async () => {
    const pictures = [{ url: url('more') }, { url: url('main'), alt: 'From above' }];
    const id = await write.create({ ...lamp(), picture: url('main'), pictures });
    expect(words(id)).toEqual([
      [key('more'), 'Lamp'],
      [key('main'), 'From above'],
    ]);
    expect(words(await write.create(lamp()))).toEqual([]);
  });

  it('is not written with a wrong picture, whose place is named', async () => {
    const pictures = [{ url: url('main') }, { url: 'https://example.com/x.png' }];
    const wrong = { details: { fields: [expect.objectContaining({ field: 'images.1.url' })] } };
    await expect(write.create({ ...lamp(), pictures })).rejects.toMatchObject(wrong);
    await expect(write.change({ ...edit(), change: { name: 'Cup' }, pictures })).rejects.toThrow(NotAProduct);
    expect([...products.kept.keys(), products.state('mug')?.name]).toEqual(['mug', 'Mug']);
  });

  it('keeps its pictures while others are not sent', async () => {
    await write.change({ ...edit(), change: { name: 'Cup' } });
    expect(products.state('mug')).toEqual(aMug({ name: 'Cup', images: [image('one'), image('two')] }));
  });

  it('takes all its pictures anew, also none', async () => {
    await write.change({ ...edit(), change: { name: 'Cup' }, pictures: [{ url: url('new') }] });
    expect(products.state('mug')?.images).toEqual([image('new', 'Cup')]);
    await write.change({ ...edit(), change: {}, pictures: [] });
    expect(products.state('mug')?.images).toEqual([]);
  });

  it('takes a new picture in the first place, and an address of its own for an echo', async () => {
    await write.change({ ...edit(), change: {}, picture: url('new') });
    expect(products.state('mug')?.images).toEqual([image('new', ''), image('two')]);
    await write.change({ ...edit(), change: {}, picture: `/media/${key('two')}` });
    expect(products.state('mug')?.images).toEqual([image('new', ''), image('two')]);
  });

  it('does not change what its sender gave', async () => {
    const change = Object.freeze({ name: 'Cup' });
    await write.change({ ...edit(), change, pictures: [{ url: url('new') }] });
    expect(change).toEqual({ name: 'Cup' });
  });

  it('takes one more picture last, with its words', async () => {
    const picture = { content: png('new'), type: 'image/png' };
    await write.addPicture({ ...edit(), picture });
    await write.addPicture({ ...edit(), picture, alt: 'From above', optionValue: '' });
    expect(products.state('mug')?.images).toEqual([image('one'), image('two'), image('new', 'From above')]);
    await expect(write.addPicture({ ...edit(), picture, version: 1 })).rejects.toThrow(ProductChanged);
  });

  it('is shown beside products that there are, or that it had', async () => {
    const related = ['mug'];
    const id = await write.create({ ...lamp(), related });
    expect(products.state(id)?.related).toEqual(related);
    await products.delete('mug');
    await write.change({ ...edit(), id, change: { name: 'Lamp 2', related } });
    expect(products.state(id)?.related).toEqual(related);
    const gone = write.change({ ...edit(), id, change: { related: ['mug', 'nobody'] } });
    await expect(gone).rejects.toMatchObject({
      details: { fields: [{ field: 'related.1', message: 'There is no such product' }] },
    });
    await expect(write.create({ ...lamp(), related: ['nobody'] })).rejects.toThrow(
      'There is no such product',
    );
  });
});
