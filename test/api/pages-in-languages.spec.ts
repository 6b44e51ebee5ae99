import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const inFrench = { headers: { 'accept-language': 'fr' } };
let admin: Client;
let pageId: string;

const content = (words: string) => ({
  ...{ title: 'Our workshop', description: 'Where things are made' },
  blocks: [
    { kind: 'text', fields: { title: 'Hands', text: words } },
    { kind: 'categories', fields: { title: 'Ways in' }, items: [{ name: 'Scarves' }] },
  ],
});
const lines = async (filter: Json): Promise<Json[]> =>
  (
    await admin.get<Json[]>('/admin/translations', {
      query: { filter: JSON.stringify({ language: 'fr', kind: 'page', ...filter }), range: '[0,99]' },
      expect: 200,
    })
  ).body;
/** Translates what the page says by a list of originals and translations. */
async function translate(owner: string, said: Record<string, string>, status = 200) {
  const texts = (await lines({ owner })).flatMap(({ kind, field, text }) =>
    Object.hasOwn(said, text) ? [{ kind, owner, field, language: 'fr', text: said[text] }] : [],
  );
  expect(texts).toHaveLength(Object.keys(said).length);
  return admin.put<Json>('/admin/translations', { texts }, { expect: status });
}
const shown = async (address: string, options = {}) =>
  (await shop.client.get<Json>(`/pages/${address}`, { ...options, expect: 200 })).body.data;

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { languages: ['en', 'fr'] }, { expect: 200 });
  const { body } = await admin.post<Json>(
    '/admin/pages',
    { address: 'our-workshop', ...content('By\nhand') },
    { expect: 201 },
  );
  pageId = body.id;
  await admin.post(`/admin/pages/${pageId}/publication`, {}, { expect: 200 });
});

describe('pages that a merchant composes', () => {
  it('are missing in the other language until somebody translates them', async () => {
    const found = await lines({ owner: pageId });
    expect(found.map(({ text, title, hasLines, state }) => [text, title, hasLines, state])).toEqual(
      expect.arrayContaining([
        ['Our workshop', 'Our workshop', false, 'missing'],
        ['By\nhand', 'Our workshop · Text', true, 'missing'],
        ['Ways in', 'Our workshop · Categories', false, 'missing'],
      ]),
    );
    expect(found).toHaveLength(5);
    const { body } = await admin.get<Json>('/admin/translations/progress', { expect: 200 });
    expect(body.progress).toContainEqual(
      expect.objectContaining({ kind: 'page', language: 'fr', missing: 5, total: 5 }),
    );
  });

  it('read in the language of the caller, what is left as it was written', async () => {
    const told = () => shop.sql(`select id from event where type = 'page.changed'`);
    const before = await told();
    await translate(pageId, { 'Our workshop': 'Notre atelier', 'By\nhand': 'À la\nmain' });
    // whoever keeps pages hears of it once
    expect(await told()).toHaveLength(before.length + 1);
    const scarves = { kind: 'category', owner: 'scarves', field: 'name', language: 'fr', text: 'Écharpes' };
    await shop.sql(`insert into category (name, name_key) values ('Scarves', 'scarves')`);
    await admin.put('/admin/translations', { texts: [scarves] }, { expect: 200 });
    const page = await shown('our-workshop', inFrench);
    expect(page).toMatchObject({ title: 'Notre atelier', description: 'Where things are made' });
    expect(page.blocks[0].fields).toEqual({ title: 'Hands', text: 'À la\nmain' });
    expect(page.blocks[1].items).toEqual([{ name: 'Écharpes' }]);
    expect((await shown('our-workshop')).blocks[0].fields.text).toBe('By\nhand');
    const { body } = await shop.client.get<Json>('/pages', { ...inFrench, expect: 200 });
    expect(body.data).toContainEqual(expect.objectContaining({ title: 'Notre atelier' }));
  });

  it('can be translated before they are shown, and stay so where words move', async () => {
    await admin.put(`/admin/pages/${pageId}`, content('With care'), { expect: 200 });
    await translate(pageId, { 'With care': 'Avec soin', 'Ways in': 'Entrées' });
    expect((await shown('our-workshop', inFrench)).blocks[0].fields.text).toBe('À la\nmain');
    await admin.post(`/admin/pages/${pageId}/publication`, {}, { expect: 200 });
    const { blocks } = await shown('our-workshop', inFrench);
    expect([blocks[0].fields.text, blocks[1].fields.title]).toEqual(['Avec soin', 'Entrées']);
    const { title, description, blocks: both } = content('With care');
    const turned = { title, description, blocks: both.toReversed() };
    await admin.put(`/admin/pages/${pageId}`, turned, { expect: 200 });
    await admin.post(`/admin/pages/${pageId}/publication`, {}, { expect: 200 });
    expect((await shown('our-workshop', inFrench)).blocks[0].fields.title).toBe('Entrées');
  });

  it('refuse a second line where there is one', async () => {
    const { body } = await translate(pageId, { Hands: 'Des\nmains' }, 400);
    expect(body.errors?.[0] ?? body.fields?.[0] ?? body).toMatchObject({
      message: 'A translation has one line here',
    });
  });

  it('are forgotten with their page, menu and footer among them', async () => {
    const { body } = await admin.post<Json>(
      '/admin/pages',
      {
        ...{ address: 'frame', title: 'Menu' },
        blocks: [{ kind: 'menu-entry', fields: { label: 'All goods', link: '/shop' }, items: [] }],
      },
      { expect: 201 },
    );
    await admin.post(`/admin/pages/${body.id}/publication`, {}, { expect: 200 });
    await translate(body.id, { 'All goods': 'Tous les articles' });
    expect((await shown('frame', inFrench)).blocks[0].fields.label).toBe('Tous les articles');
    await admin.delete(`/admin/pages/${body.id}`, undefined, { expect: 200 });
    expect(await shop.sql('select 1 from translation where owner = $1', [body.id])).toEqual([]);
    expect(await lines({ owner: body.id })).toEqual([]);
  });
});
