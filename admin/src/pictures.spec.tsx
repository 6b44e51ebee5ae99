import { describe, expect, it } from '@jest/globals';
import { fit, withPictures } from './pictures';

describe('the pictures of a product on their way to the server', () => {
  it('are never drawn larger than they are', () => {
    expect(fit(900, 400)).toEqual({ width: 900, height: 400 });
  });

  it('are scaled down with their shape kept', () => {
    expect(fit(4000, 2000)).toEqual({ width: 1600, height: 800 });
  });

  it('go by their address when they are saved already, and the main one is not sent twice', async () => {
    const focus = { x: 30, y: 10 };
    const images = [{ url: '/media/a', alt: 'A tee', width: 10, height: 10, optionValue: null, focus }];
    expect(await withPictures({ id: '1', name: 'Tee', image: '/media/a', images })).toEqual({
      id: '1',
      name: 'Tee',
      images: [{ url: '/media/a', alt: 'A tee', optionValue: null, focus }],
    });
  });

  it('go along with a duplicate, which has a main picture of its own', async () => {
    const sent = await withPictures({ image: '/media/a', images: [{ url: '/media/a', alt: '' }] });
    expect(sent['image']).toBe('/media/a');
  });

  it('can all be taken out', async () => {
    expect(await withPictures({ id: '1', image: '/media/a', images: [] })).toEqual({ id: '1', images: [] });
  });

  it('are content when they were just chosen', async () => {
    const rawFile = new File(['x'], 'tee.png', { type: 'image/png' });
    const sent = await withPictures({ image: { rawFile, src: 'blob:1' } });
    expect(sent['image']).toMatch(/^data:image\/png;base64,/);
  });

  it('stay out of a change that has nothing to do with them', async () => {
    expect(await withPictures({ isFeatured: true })).toEqual({ isFeatured: true });
  });
});
