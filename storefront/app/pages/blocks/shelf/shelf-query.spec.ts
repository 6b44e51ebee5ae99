import { afterEach, expect, it, jest } from '@jest/globals';
import type { PageContent } from '../../../platform/api/types';
import { lamp } from '../../../testing/goods';
import { askForShelves } from './shelf-query';
import { shelfName } from './shelf-name';

const ids = Array.from({ length: 24 }, (_, at) => `p${at}`);
const shelf = (fields: Record<string, unknown>, items: Record<string, unknown>[] = []) => ({
  ...{ kind: 'shelf', fields, items },
});
const page = (...blocks: PageContent['blocks']) => ({ blocks }) as PageContent;
const picked = ids.map((product) => ({ product }));

/** A shop with these products, which answers every list with all that were asked for. */
function sell() {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const url = new URL((input as Request).url);
    asked.push(url.pathname + url.search);
    const wanted = url.searchParams.getAll('id');
    const limit = Number(url.searchParams.get('limit'));
    const data = (wanted.length > 0 ? wanted.toReversed() : ids)
      .slice(0, limit)
      .map((_id) => ({ ...lamp, _id }));
    return Promise.resolve(
      new Response(JSON.stringify({ success: true, data }), {
        headers: { 'Content-Type': 'application/json' },
      }),
    );
  });
  return asked;
}
const shownOn = async (shelves: ReturnType<typeof askForShelves>, name: string) => {
  const list = await shelves[name];
  return list?.ok ? list.products.map(({ _id }) => _id) : list;
};
afterEach(() => void jest.restoreAllMocks());

it.each(['', 'row', 'rows', 'mosaic'])(
  'a shelf by hand of the look “%s” shows all that were chosen, in their order, each once',
  async (look) => {
    sell();
    const fields = { rule: 'hand', look };
    const items = [...picked.slice(0, 23), { product: 'p0' }, ...picked.slice(23)];
    const shelves = askForShelves(page(shelf(fields, items)), {});
    expect(await shownOn(shelves, shelfName(fields, items))).toEqual(ids);
  },
);

it('shelves of different looks are asked for once, and each shows as many as its look has', async () => {
  const asked = sell();
  const looks = ['row', 'rows', 'mosaic'].map((look) => ({ rule: 'sale', look }));
  const shelves = askForShelves(page(...looks.map((fields) => shelf(fields))), {});
  const counts = looks.map(async (fields) => {
    const list = await shownOn(shelves, shelfName(fields, []));
    return Array.isArray(list) ? list.length : list;
  });
  expect(await Promise.all(counts)).toEqual([8, 16, 5]);
  expect(asked).toHaveLength(1);
});

it('“all” shows nothing of a featured shelf before it, whatever the looks', async () => {
  sell();
  const [featured, all] = [
    { rule: 'featured', look: 'mosaic' },
    { rule: 'all', look: 'rows' },
  ];
  const shelves = askForShelves(page(shelf(featured), shelf(all)), {});
  expect(await shownOn(shelves, shelfName(featured, []))).toEqual(ids.slice(0, 5));
  expect(await shownOn(shelves, shelfName(all, []))).toEqual(ids.slice(5, 21));
});
