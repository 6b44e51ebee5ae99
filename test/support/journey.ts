import { test as base, expect, type Page } from '@playwright/test';

/** `test` of the journeys: the base address is that of the shop which the global setup has opened. */
export const test = base.extend<{ nothingIsMissing: undefined }>({
  // this is Playwright's own way to give a fixture
  baseURL: async ({}, give) => give(process.env['DUKA_URL'] ?? 'http://localhost:3000'),
  page: async ({ page }, give) => give(answering(page)),
  // what the build leaves out of React and the router throws where a page needs it, and often nobody but the console hears of it
  nothingIsMissing: [
    async ({ context }, give) => {
      const missing: string[] = [];
      context.on('weberror', (told) => {
        const { stack = '' } = told.error();
        if (stack.includes('left out')) missing.push(stack);
      });
      await give(undefined);
      expect(missing).toEqual([]);
    },
    { auto: true },
  ],
});

/**
 * The page, whose `goto` and `reload` come back when the storefront answers to the keyboard, too: its scripts wait for
 * the first paint, and no person is quicker than they are.
 */
export function answering(page: Page): Page {
  const [goto, reload] = [page.goto.bind(page), page.reload.bind(page)];
  const isLive = () => {
    const { live } = document.documentElement.dataset;
    return !('__reactRouterContext' in window) || live !== undefined;
  };
  page.goto = async (...args) => {
    const answer = await goto(...args);
    await page.waitForFunction(isLive);
    return answer;
  };
  page.reload = async (...args) => {
    const answer = await reload(...args);
    await page.waitForFunction(isLive);
    return answer;
  };
  return page;
}

/** `test.use` it in journeys with everything that moves, as most people have it; the others do not wait for it. */
export const WITH_MOTION = { contextOptions: { reducedMotion: 'no-preference' } } as const;

export { expect };
