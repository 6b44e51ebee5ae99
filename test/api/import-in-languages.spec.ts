import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
const CSV = { headers: { 'content-type': 'text/csv' }, expect: 201 };
const LINES = [
  'sku,name,price,stock,category,description,options,name:fr,options:fr,categories:fr,name:xx',
  'S-1,Scarf,20,3,Scarves,Warm.,Colour: Red,Écharpe,Colour: Couleur; Red: Rouge,Scarves: Écharpes,?',
  'S-2,Scarf,20,3,Scarves,Warm.,Colour: Blue,Écharpe,Colour: Couleur; Blue: Bleu,,',
];

const plan = async (...lines: string[]) =>
  (await admin.post<Json>('/admin/products/imports', lines.join('\n'), CSV)).body;
async function work(id: string, way: 'run' | 'undo', until: string): Promise<Json> {
  await admin.post(`/admin/products/imports/${id}/${way}`, undefined, { expect: 202 });
  for (;;) {
    const { body } = await admin.get<Json>(`/admin/products/imports/${id}`, { expect: 200 });
    if (body.status === until) return body;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
const texts = async () =>
  (await shop.sql<{ text: string }>('select text from translation')).map(({ text }) => text).toSorted();
const put = (owner: string, text: string) =>
  admin.put(
    '/admin/translations',
    { texts: [{ kind: 'word', owner, field: 'text', language: 'fr', text }] },
    { expect: 200 },
  );

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { languages: ['en', 'fr'] }, { expect: 200 });
});

describe('a file of products in several languages', () => {
  it('is shown before it is run, read in its language after, and taken back whole', async () => {
    const planned = await plan(...LINES);
    expect(planned.reading.ignoredColumns).toEqual(['name:xx']);
    expect(planned.rows[0].changes).toEqual(
      expect.arrayContaining([
        { field: 'name:fr', from: '', to: 'Écharpe' },
        { field: 'options:fr', from: '', to: 'Colour: Couleur; Red: Rouge' },
      ]),
    );
    expect(await texts()).toEqual([]);
    await work(planned.id, 'run', 'done');
    expect(await texts()).toEqual(['Bleu', 'Couleur', 'Rouge', 'Écharpe', 'Écharpes']);
    const { body } = await shop.client.get<Json>('/products', {
      headers: { 'accept-language': 'fr' },
      query: { q: 'écharpe' },
      expect: 200,
    });
    expect(body.data[0]).toMatchObject({ name: 'Écharpe', category: 'Écharpes' });
    const again = await plan(...LINES);
    expect(again.rows.map(({ action }: Json) => action)).toEqual(['nothing', 'nothing']);
    await work(planned.id, 'undo', 'undone');
    expect(await texts()).toEqual([]);
  });

  it('translates what is not on sale yet, too', async () => {
    const draft = [
      'sku,name,price,stock,category,description,status,name:fr',
      'D-1,Cape,20,3,Capes,Warm.,draft,Cape longue',
    ];
    const { id } = await plan(...draft);
    await work(id, 'run', 'done');
    const query = { filter: JSON.stringify({ language: 'fr', kind: 'product', q: 'Cape' }) };
    const { body } = await admin.get<Json[]>('/admin/translations', { query, expect: 200 });
    expect(body.map(({ field, state }) => [field, state])).toEqual([
      ['name', 'done'],
      ['description', 'missing'],
    ]);
    await work(id, 'undo', 'undone');
    expect(await texts()).toEqual([]);
  });

  it('does not touch what somebody has translated since', async () => {
    const { id } = await plan(...LINES);
    await work(id, 'run', 'done');
    const change = ['sku,name:fr,options:fr', 'S-1,Châle,Red: Vermeil'];
    const first = await plan(...change);
    expect(first.rows).toMatchObject([
      {
        changes: [
          { field: 'name:fr', from: 'Écharpe', to: 'Châle' },
          { from: 'Red: Rouge', to: 'Red: Vermeil' },
        ],
      },
    ]);
    await put('Red', 'Carmin');
    expect(await work(first.id, 'run', 'done')).toMatchObject({ products: { settled: 1, refused: 1 } });
    expect(await texts()).toEqual(['Bleu', 'Carmin', 'Couleur', 'Écharpe', 'Écharpes']);
    const second = await plan(...change);
    await work(second.id, 'run', 'done');
    expect(await texts()).toEqual(['Bleu', 'Châle', 'Couleur', 'Vermeil', 'Écharpes']);
    await put('Red', 'Cramoisi');
    expect(await work(second.id, 'undo', 'undone')).toMatchObject({ products: { refused: 1 } });
    expect(await texts()).toContain('Cramoisi');
  });
});
