import { beforeEach, expect, it, jest } from '@jest/globals';
import { defaultShop } from '../platform/shop-info';
import { openShop } from '../testing/shop';

beforeEach(() => {
  jest.restoreAllMocks();
  // what was once read is shown while nothing better comes
  jest.resetModules();
});
const load = async () => {
  const { loadFrame } = await import('./load-frame');
  return loadFrame(new Request('http://localhost/shop'), true);
};

it('what stands around a page may be kept with it where all of it is known', async () => {
  openShop();
  expect((await load()).isUnknown).toBeUndefined();
});

it.each(['getPage', 'listCategories'])('is kept with no page while the API refuses %s', async (call) => {
  openShop({ [call]: { status: 503, body: { message: 'Later.' } } });
  const around = await load();
  expect(around.isUnknown).toBe(true);
  if (call === 'getPage') expect(around.frame).toEqual(defaultShop.frame);
  else expect(around.ownCategories).toEqual([]);
});
