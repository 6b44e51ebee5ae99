import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Picture, PictureFormat } from '../domain/picture.js';
import { NoSpaceForPictures, PictureNotFound, PicturesUnavailable } from '../domain/refusals.js';
import { InMemoryPictures, InMemoryPictureStore } from '../testing/in-memory-pictures.js';
import { PictureMaker, type Box } from './ports.js';
import { ORIGINAL, ServePicture } from './serve-picture.js';

/** Writes down what it makes, and makes of a picture its own words with the size after them. */
class CountingMaker extends PictureMaker {
  readonly made: string[] = [];

  override clean(): never {
    throw new Error('nothing comes in here');
  }

  override shrink(): never {
    throw new Error('nothing comes in here');
  }

  override describe(): never {
    throw new Error('nothing comes in here');
  }

  override boxed(original: Uint8Array, { width, height }: Box): Promise<Uint8Array> {
    this.made.push(`${width}x${height}.png`);
    return Promise.resolve(original);
  }

  override resize(original: Uint8Array, width: number, format: PictureFormat): Promise<Uint8Array> {
    this.made.push(`${width}.${format}`);
    return Promise.resolve(Buffer.concat([original, Buffer.from(` ${width}.${format}`)]));
  }
}

const picture = (key: string, widths: number[]): Picture => ({
  ...{ key, contentType: 'image/webp', width: Math.max(...widths), height: 100, bytes: 9 },
  ...{ widths, colour: '#336699' },
});

describe('a picture that is asked for', () => {
  let store: InMemoryPictureStore;
  let maker: CountingMaker;
  let serve: ServePicture;
  beforeEach(async () => {
    const pictures = new InMemoryPictures();
    await pictures.add([picture('coat', [320, 640, 960]), picture('pin', [200]), picture('lost', [320])]);
    store = new InMemoryPictureStore();
    await store.write('coat', ORIGINAL, Buffer.from('coat'));
    await store.write('pin', ORIGINAL, Buffer.from('pin'));
    maker = new CountingMaker();
    serve = new ServePicture(pictures, store, maker);
  });

  const shown = async (key: string, width: number, format: PictureFormat = 'webp') =>
    Buffer.from((await serve.servePicture(key, width, format)).content).toString();

  it('is made in the size and format once, and kept', async () => {
    expect(await shown('coat', 640)).toBe('coat 640.webp');
    expect(await shown('coat', 640)).toBe('coat 640.webp');
    expect(await shown('coat', 640, 'avif')).toBe('coat 640.avif');
    expect(maker.made).toEqual(['640.webp', '640.avif']);
  });

  it('is made once for all who ask at the same time, each size and picture by itself', async () => {
    const all = await Promise.all([...[shown('coat', 320), shown('coat', 320), shown('pin', 200)]]);
    expect(all).toEqual(['coat 320.webp', 'coat 320.webp', 'pin 200.webp']);
    expect(maker.made.toSorted()).toEqual(['200.webp', '320.webp']);
  });

  it('is shown in a larger size or as it came while others are being made, and in its own afterwards', async () => {
    await shown('coat', 960, 'avif');
    const asked = [320, 640, 960].flatMap((width) =>
      (['avif', 'webp', 'jpg'] as const).map(async (format) => {
        const { content, isStandIn } = await serve.servePicture('coat', width, format);
        return `${width}.${format}: ${Buffer.from(content).toString()}${isStandIn ? ' stands in' : ''}`;
      }),
    );
    const all = await Promise.all(asked);
    const standIns = all.filter((one) => one.endsWith('stands in'));
    expect(standIns.length).toBeGreaterThan(3);
    expect(standIns.filter((one) => /: coat (320|640|960)\./.test(one))).toEqual(standIns);
    expect(all).toContain('320.avif: coat 320.avif');
    expect(await shown('coat', 320, 'jpg')).toBe('coat 320.jpg');
    expect(new Set(maker.made).size).toBe(maker.made.length);
  });

  it('is shown as it came where no larger size is there yet', async () => {
    const all = await Promise.all(
      [320, 640, 960].map(async (width) => (await serve.servePicture('coat', width, 'avif')).format),
    );
    expect(all).toEqual(['avif', 'avif', 'webp']);
  });

  it('is made in the sizes that pages ask for, those that are there already aside', async () => {
    await shown('coat', 640);
    await serve.prepare(picture('coat', [320, 640, 960]));
    expect(maker.made.toSorted()).toEqual(
      ['160', '320', '640', '960'].flatMap((width) => [`${width}.avif`, `${width}.webp`]).toSorted(),
    );
  });

  it('is shown as a thumbnail although it does not tell of that size, a narrow one as wide as it is', async () => {
    expect(await shown('coat', 160)).toBe('coat 160.webp');
    expect(await shown('pin', 160)).toBe('pin 160.webp');
    const pictures = new InMemoryPictures();
    await pictures.add([picture('dot', [90])]);
    await store.write('dot', ORIGINAL, Buffer.from('dot'));
    serve = new ServePicture(pictures, store, maker);
    expect(await shown('dot', 160)).toBe('dot 90.webp');
    maker.made.length = 0;
    await serve.prepare(picture('dot', [90]));
    expect(maker.made).toEqual(['90.avif']);
  });

  it('is shown in its own width where it is narrower than the smallest', async () => {
    expect(await shown('pin', 320)).toBe('pin 200.webp');
    await expect(serve.servePicture('pin', 640, 'webp')).rejects.toThrow(PictureNotFound);
  });

  it('is not there in a size that it has not, nor when nobody knows it or its content is gone', async () => {
    await expect(serve.servePicture('coat', 1920, 'webp')).rejects.toThrow(PictureNotFound);
    await expect(serve.servePicture('none', 320, 'webp')).rejects.toThrow(PictureNotFound);
    await expect(serve.servePicture('lost', 320, 'webp')).rejects.toThrow(PictureNotFound);
    expect(maker.made).toEqual([]);
  });

  it('is found once it is there, although it was asked for before', async () => {
    await expect(serve.servePicture('lost', 320, 'webp')).rejects.toThrow(PictureNotFound);
    await store.write('lost', ORIGINAL, Buffer.from('found'));
    expect(await shown('lost', 320)).toBe('found 320.webp');
  });

  it('is shown although there is no space to keep the size, and made again for the next', async () => {
    store.write = () => Promise.reject(new NoSpaceForPictures());
    expect([await shown('coat', 320), await shown('coat', 320)]).toEqual(['coat 320.webp', 'coat 320.webp']);
    expect(maker.made).toEqual(['320.webp', '320.webp']);
  });

  it('is not shown when the size cannot be kept for another reason', async () => {
    store.write = () => Promise.reject(new PicturesUnavailable());
    await expect(serve.servePicture('coat', 320, 'webp')).rejects.toThrow(PicturesUnavailable);
  });

  it('has one address for its largest JPEG', async () => {
    expect(Buffer.from((await serve.largest('coat')).content).toString()).toBe('coat 960.jpg');
    await expect(serve.largest('none')).rejects.toThrow(PictureNotFound);
  });
});
