import { expect, test } from '../support/journey.js';
import { call } from '../support/shopper.js';

/** KiB of scripts, as they come over the wire with their headers: what is there at once and what follows by itself. */
const AT_MOST = { '/': 101, '/shop': 101, '/category/Electronics': 101, product: 110 };

for (const [where, most] of Object.entries(AT_MOST))
  test(`a first visit to ${where} loads ${most} KiB of scripts at most, told nothing of documents, and moves nothing that is seen`, async ({
    page,
  }) => {
    await page.addInitScript(() => {
      const shifts: number[] = [];
      Object.assign(window, { shifts });
      new PerformanceObserver((list) =>
        list.getEntries().forEach((entry) => shifts.push((entry as unknown as { value: number }).value)),
      ).observe({ type: 'layout-shift', buffered: true });
    });
    const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1&sort=rating');
    await page.goto(where === 'product' ? `/product/${data[0]?._id}` : where, { waitUntil: 'networkidle' });
    expect(await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts)).toEqual([]);
    await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
    await page.waitForLoadState('networkidle');
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .filter(({ name }) => /\/assets\/.*\.js$/.test(name))
        .map((entry) => ({ name: entry.name, bytes: (entry as PerformanceResourceTiming).encodedBodySize })),
    );
    const headers = await Promise.all(
      scripts.map(async ({ name }) => (await page.request.get(name)).headers()),
    );
    for (const told of headers)
      expect(Object.keys(told)).not.toEqual(
        expect.arrayContaining([expect.stringMatching(/^(permissions|referrer)-policy|x-frame-options$/)]),
      );
    const ofHeaders = headers
      .flatMap((told) => Object.entries(told))
      .reduce((sum, [name, value]) => sum + name.length + value.length + 4, 0);
    const kib = (scripts.reduce((sum, { bytes }) => sum + bytes, 0) + ofHeaders) / 1024;
    expect(scripts.length).toBeGreaterThan(8);
    expect(kib).toBeLessThan(most);
  });

for (const [where, most] of Object.entries({ '/': 1, '/shop': 2, '/category/Electronics': 2, product: 1 }))
  test(`the picture that ${where} is waited for comes before all others`, async ({ page }) => {
    const { data } = await call<{ data: { _id: string }[] }>('GET', '/products?limit=1&sort=rating');
    await page.goto(where === 'product' ? `/product/${data[0]?._id}` : where);
    const asked = await page
      .locator('main picture img')
      .evaluateAll((all) =>
        all.map((one) => `${one.getAttribute('loading')} ${one.getAttribute('fetchpriority')}`),
      );
    expect(asked.slice(0, most)).toEqual(Array<string>(most).fill('eager high'));
    expect(new Set(asked.slice(most))).toEqual(new Set(['lazy low']));
  });
