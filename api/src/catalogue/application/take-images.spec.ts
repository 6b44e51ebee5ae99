import { beforeEach, describe, expect, it } from '@jest/globals';
import { Refusal } from '../../kernel/refusal.js';
import { NotAPicture, PictureTooLarge } from '../../media/domain/refusals.js';
import { pictureShelf, png } from '../../media/testing/in-memory-pictures.js';
import { NotAProduct } from '../domain/refusals.js';
import { TakeImages, type WantedImage } from './take-images.js';

const KEY = '89504e470d0a1a0a6d75670000000000';
const dataUrl = (content: Uint8Array, kind = 'png') =>
  `data:image/${kind};base64,${Buffer.from(content).toString('base64')}`;

describe('the pictures of a product', () => {
  let shelf: ReturnType<typeof pictureShelf>;
  let images: TakeImages;
  beforeEach(() => {
    shelf = pictureShelf();
    images = new TakeImages(shelf.take, shelf.pictures);
  });

  const take = (...wanted: WantedImage[]) =>
    images.takeImages(wanted, 'Mug').catch((error: unknown) => error as Error);
  const field = (error: unknown) => error instanceof Refusal && error.details.fields?.[0]?.field;

  it('are taken in, called after the product and cut around their middle', async () => {
    expect(await take({ url: dataUrl(png('mug')) })).toEqual([
      { key: KEY, alt: 'Mug', optionValue: null, focus: { x: 50, y: 50 } },
    ]);
    expect([...shelf.pictures.kept.keys()]).toEqual([KEY]);
  });

  it('keep the words that came with them, and their order', async () => {
    const more = { alt: '', optionValue: 'Red', focus: { x: 10, y: 20 } };
    const taken = await take({ url: dataUrl(png('pot')) }, { url: dataUrl(png('mug')), ...more });
    expect(taken).toMatchObject([{ alt: 'Mug' }, { key: KEY, ...more }]);
  });

  it('may be some that the shop has', async () => {
    await take({ url: dataUrl(png('mug')) });
    expect(await take({ url: `/media/${KEY}` })).toMatchObject([{ key: KEY }]);
  });

  it.each([
    ['of the shop that it does not have', `/media/${'0'.repeat(32)}`],
    ['elsewhere', 'https://example.com/mug.png'],
    ['of the shop elsewhere', `https://example.com/media/${KEY}`],
    ['below one of the shop', `/media/${KEY}/320.webp`],
    ['of another kind', 'data:image/svg+xml;base64,PHN2Zy8+'],
    ['with something before it', ` ${dataUrl(png('mug'))}`],
    ['with something after it', `${dataUrl(png('mug'))}!`],
    ['without content', 'data:image/png;base64,'],
  ])('are not at an address %s', async (_, url) => {
    await take({ url: dataUrl(png('mug')) });
    const error = await take({ url, member: 'images.3.url' });
    expect(error).toBeInstanceOf(NotAProduct);
    expect([field(error), shelf.pictures.kept.size]).toEqual(['images.3.url', 1]);
  });

  it.each([
    ['not what they are called', dataUrl(png('mug'), 'webp'), NotAPicture],
    ['broken', dataUrl(png('broken')), NotAPicture],
    ['too large', dataUrl(png('large')), PictureTooLarge],
  ])('are refused where they stood when they are %s', async (_, url, refusal) => {
    const error = await take({ url, member: 'images.3.url' });
    expect(error).toBeInstanceOf(refusal);
    expect([field(error), field(await take({ url }))]).toEqual(['images.3.url', 'image']);
    expect(shelf.pictures.kept.size).toBe(0);
  });

  it('are missed as what went wrong when there is no place for them', async () => {
    shelf.pictures.add = () => Promise.reject(new Error('disk full'));
    expect(await take({ url: dataUrl(png('mug')) })).toEqual(new Error('disk full'));
  });

  it('may come as files, which are what their sender calls them', async () => {
    expect(await images.file({ content: png('mug'), type: 'image/png' })).toBe(KEY);
    const lied = images.file({ content: png('mug'), type: 'image/jpeg' });
    await expect(lied).rejects.toThrow(NotAPicture);
  });
});
