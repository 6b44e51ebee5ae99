import { runInThisContext } from 'node:vm';
import { afterEach, beforeAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { pictureScript } from './picture-script';

/** A picture on the page that did not come, and how often it is asked for anew. */
function failing(src: string): { fail: () => void; asked: () => number } {
  const picture = document.createElement('img');
  picture.src = src;
  document.body.append(picture);
  let asked = 0;
  Object.defineProperty(picture, 'src', { get: () => src, set: () => (asked += 1) });
  return { fail: () => picture.dispatchEvent(new Event('error')), asked: () => asked };
}

describe('a picture that did not come', () => {
  beforeAll(() => void runInThisContext(pictureScript));
  beforeEach(() => void jest.useFakeTimers());
  afterEach(() => {
    jest.useRealTimers();
    document.body.replaceChildren();
  });

  it.each([
    ['of a product', '/media/0123456789abcdef0123456789abcdef/320.webp'],
    ['of the shop itself', '/brand/v2/placeholder-640.webp'],
  ])('%s is asked for once more, a second later', (_, src) => {
    const { fail, asked } = failing(src);
    fail();
    expect(asked()).toBe(0);
    jest.advanceTimersByTime(1_000);
    expect(asked()).toBe(1);
    fail();
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(1);
  });

  it('from elsewhere is left alone', () => {
    const { fail, asked } = failing('/track/pixel.gif');
    fail();
    jest.advanceTimersByTime(10_000);
    expect(asked()).toBe(0);
  });
});
