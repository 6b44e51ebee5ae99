import { describe, expect, it } from '@jest/globals';
import { type Fault, openShop } from '../testing/shop';
import { loadPage, requirePage } from './load-page';

const asked = () => new Request('http://localhost/terms');
/** The status of the page that is shown instead. */
const failure = async (page: Promise<unknown>) => {
  const told = (await page.catch((reason: unknown) => reason)) as { init?: { status?: number } };
  return told.init?.status;
};
const answered = (status: number): Fault => ({ status, body: { message: 'No.' } });

describe('a page that the merchant may have composed', () => {
  it('is none where there is none, and not found where nothing else is shown', async () => {
    openShop({ getPage: answered(404) });
    expect(await loadPage(asked(), 'terms')).toBeNull();
    expect(await failure(requirePage(asked(), 'our-workshop', new URL(asked().url)))).toBe(404);
  });

  it.each<[string, Fault, number]>([
    ['is not answered', 'no answer', 503],
    ['is full', answered(503), 503],
    ['asks to come later', answered(429), 429],
  ])(
    'is neither absent nor replaced by what comes with the shop while the API %s',
    async (_, fault, status) => {
      openShop({ getPage: fault });
      expect(await failure(loadPage(asked(), 'terms'))).toBe(status);
      expect(await failure(requirePage(asked(), 'our-workshop', new URL(asked().url)))).toBe(status);
    },
  );
});
