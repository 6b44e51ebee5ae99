import { describe, expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryPictures } from '../../media/testing/in-memory-pictures.js';
import { MOST_PAGES, PageWrong } from '../domain/page.js';
import { EditPages } from './edit-pages.js';
import { InMemoryRedirects } from '../testing/in-memory-redirects.js';
import type { NewPage, Pages } from './ports.js';

/** A shop with so many pages that takes further ones. */
function shopOf(pages: number) {
  const added: NewPage[] = [];
  const kept = {
    count: () => Promise.resolve(pages + added.length),
    add: (page: NewPage) => Promise.resolve(added.push(page) > 0),
  } as unknown as Pages;
  const clock = { now: () => new Date('2026-11-28T10:00:00.000Z') };
  const edit = new EditPages(
    kept,
    new InMemoryPictures(),
    new InMemoryRedirects(clock.now),
    { read: () => Promise.resolve({ name: 'Lampenladen' }) } as unknown as ShopTerms,
    new DirectUnitOfWork(),
    clock,
    {
      next: () => v7(),
    },
  );
  return { added, edit };
}

describe('a page more', () => {
  it('is made as long as every list has room for it, and refused in words after that', async () => {
    const { added, edit } = shopOf(MOST_PAGES - 1);
    await edit.create('last', { title: 'The last', blocks: [] }, null);
    const refused = await edit
      .create('beyond', { title: 'Beyond', blocks: [] }, null)
      .catch((error: unknown) => error);
    expect(refused).toBeInstanceOf(PageWrong);
    expect((refused as PageWrong).message).toBe('The shop has 200 pages, the most: delete one first');
    expect(added.map(({ address }) => address)).toEqual(['last']);
  });
});
