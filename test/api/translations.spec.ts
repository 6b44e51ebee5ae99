import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useOwnShop } from '../support/use-shop.js';

/** A service that says everything backwards, and refuses Swahili. */
const asked: Json[] = [];
const service: Server = createServer((request, response) => {
  const parts: Buffer[] = [];
  request.on('data', (part: Buffer) => parts.push(part));
  request.on('end', () => {
    const sent = JSON.parse(Buffer.concat(parts).toString());
    asked.push(sent);
    const isKnown = sent.target !== 'sw';
    const said = isKnown
      ? { translatedText: [...sent.q].reverse().join('') }
      : { error: 'sw is not supported' };
    response.writeHead(isKnown ? 200 : 400, { 'content-type': 'application/json' });
    response.end(JSON.stringify(said));
  });
});
await new Promise<void>((done) => void service.listen(0, '127.0.0.1', done));
const { port } = service.address() as AddressInfo;
const shop = useOwnShop({
  env: { TRANSLATE_URL: `http://127.0.0.1:${port}`, TRANSLATE_API_KEY: 'between-us' },
});
afterAll(() => new Promise((done) => void service.close(done)));

const inFrench = { headers: { 'accept-language': 'fr' } };
let admin: Client;
let product: Json;

const save = (texts: Json[], status = 200) =>
  admin.put<Json>('/admin/translations', { texts }, { expect: status });
const lines = async (filter: Json) =>
  (
    await admin.get<Json>('/admin/translations', {
      query: { filter: JSON.stringify({ language: 'fr', ...filter }) },
      expect: 200,
    })
  ).body as Json[];
const ofProduct = (field: string, text: string, language = 'fr') => ({
  ...{ kind: 'product', owner: product.id, field, language, text },
});
const word = (owner: string, text: string, language = 'fr') => ({
  ...{ kind: 'word', owner, field: 'text', language, text },
});

beforeAll(async () => {
  admin = await shop.admin();
  await admin.put('/admin/settings/shop', { languages: ['en', 'fr', 'de'] }, { expect: 200 });
  product = await makeProduct(admin, {
    name: 'Wool scarf',
    description: 'Keeps warm.',
    category: 'Scarves',
    options: [{ name: 'Colour', values: [{ value: 'Red' }, { value: 'Blue' }] }],
    variants: ['Red', 'Blue'].map((value) => ({ options: { Colour: value }, price: 20, stock: 5 })),
    specifications: [{ name: 'Care', value: 'By hand' }],
  });
  await save([
    ofProduct('name', 'Écharpe en laine'),
    ofProduct('description', 'Tient chaud.'),
    word('Colour', 'Couleur'),
    word('Red', 'Rouge'),
    word('Care', 'Entretien'),
    { kind: 'category', owner: 'scarves', field: 'name', language: 'fr', text: 'Écharpes' },
  ]);
});

describe('what the shop sells', () => {
  it('reads in the language of the caller, and as it was written where nobody has translated it', async () => {
    const { body, headers } = await shop.client.get<Json>(`/products/${product.id}`, inFrench);
    expect(body.data).toMatchObject({
      ...{ name: 'Écharpe en laine', description: 'Tient chaud.', category: 'Écharpes' },
      options: [{ name: 'Couleur', values: [{ value: 'Rouge' }, { value: 'Blue' }] }],
      specifications: [{ name: 'Entretien', value: 'By hand' }],
    });
    expect(headers.get('vary')).toMatch(/accept-language/i);
    expect(body.data.variants.map((one: Json) => one.options)).toEqual([
      { Couleur: 'Rouge' },
      { Couleur: 'Blue' },
    ]);
  });

  it.each([{}, { headers: { 'accept-language': 'en' } }, { headers: { 'accept-language': 'de' } }])(
    'reads as it was written for whoever asks otherwise: %j',
    async (options) => {
      const { body } = await shop.client.get<Json>(`/products/${product.id}`, options);
      expect(body.data).toMatchObject({ name: 'Wool scarf', category: 'Scarves' });
      expect(body.data.options[0].name).toBe('Colour');
    },
  );

  it('is listed, counted and chosen by the words of the language', async () => {
    const query = { category: 'Écharpes', options: ['Couleur:Rouge'] };
    const { body } = await shop.client.get<Json>('/products', { ...inFrench, query });
    expect(body.data).toEqual([
      expect.objectContaining({ name: 'Écharpe en laine', chosen: { Couleur: 'Rouge' } }),
    ]);
    expect(body.facets.options).toEqual([
      expect.objectContaining({
        name: 'Couleur',
        values: expect.arrayContaining([expect.objectContaining({ value: 'Rouge', count: 1 })]),
      }),
    ]);
    const { body: listed } = await shop.client.get<Json>('/products/category/écharpes', inFrench);
    expect(listed.category).toMatchObject({ name: 'Écharpes', matched: 'category' });
    const names = (await shop.client.get<Json>('/categories', inFrench)).body.data.map(
      (one: Json) => one.name,
    );
    expect(names).toContain('Écharpes');
    const { data } = (await shop.client.get<Json>('/categories')).body;
    const { names: called } = data.find(({ name }: Json) => name === 'Scarves');
    expect([called.fr, Object.values(called)[0]]).toEqual(['Écharpes', 'Scarves']);
  });

  it('is found by a link of another language', async () => {
    const query = { category: 'Écharpes', options: ['Couleur:Rouge'] };
    const { body } = await shop.client.get<Json>('/products', { query });
    expect(body.data.map((one: Json) => one.name)).toEqual(['Wool scarf']);
  });

  it('is chosen by a word that several originals are called by', async () => {
    const hat = await makeProduct(admin, {
      ...{ name: 'Felt hat', category: 'Hats' },
      options: [{ name: 'Tint', values: [{ value: 'Red' }, { value: 'Crimson' }] }],
      variants: ['Red', 'Crimson'].map((value) => ({ options: { Tint: value }, price: 20, stock: 5 })),
    });
    await save([word('Tint', 'Couleur'), word('Crimson', 'Rouge')]);
    const chosen = async (query: Json) =>
      (await shop.client.get<Json>('/products', { ...inFrench, query })).body;
    const both = await chosen({ options: ['Couleur:Rouge'] });
    expect(both.data.map((one: Json) => one.name).sort()).toEqual(['Felt hat', 'Écharpe en laine']);
    const [colour] = both.facets.options;
    expect([colour.name, colour.values.find(({ value }: Json) => value === 'Rouge').count]).toEqual([
      ...['Couleur', 3],
    ]);
    // two values that read alike can be told apart where one of them is bought
    const bob = await shop.shopper();
    const line = { productId: hat.id, variantId: hat.variants[1].id, quantity: 1 };
    const added = await bob.post<Json>('/carts', line, { ...inFrench, expect: 201 });
    expect(added.body.data.options).toEqual({ Tint: 'Crimson' });
    await save([word('Tint', ''), word('Crimson', '')]);
    await admin.delete(`/admin/products/${hat.id}`, undefined, { expect: 200 });
  });

  it('leads on from what a category was called', async () => {
    const name = (text: string) => [
      { kind: 'category', owner: 'scarves', field: 'name', language: 'fr', text },
    ];
    await save(name('Foulards'));
    const { body } = await shop.client.get<Json>('/products/category/écharpes', inFrench);
    expect(body.category).toMatchObject({ name: 'Foulards', matched: 'category' });
    await save(name('Écharpes'));
  });

  it('is in feeds in a language of the shop, with pages of it', async () => {
    const feed = async (query: string) => {
      const answer = await shop.client.fetch(`/api/v1/feeds/openai${query}`);
      return { status: answer.status, text: await answer.text() };
    };
    const french = await feed('?language=fr');
    expect(french.text).toContain('"title":"Écharpe en laine"');
    expect(french.text).toContain(`/fr/product/${product.id}`);
    expect((await feed('')).text).toContain('"title":"Wool scarf"');
    expect((await feed('?language=sw')).status).toBe(404);
  });

  it('is bought under the names that were read', async () => {
    const ann = await shop.shopper();
    const { body: full } = await shop.client.get<Json>(`/products/${product.id}`);
    const red = full.data.variants.find(({ options }: Json) => options.Colour === 'Red');
    const line = { productId: product.id, variantId: red._id, quantity: 1 };
    const added = await ann.post<Json>('/carts', line, { ...inFrench, expect: 201 });
    expect(added.body.data).toMatchObject({ name: 'Écharpe en laine', options: { Couleur: 'Rouge' } });
    const shippingAddress = {
      ...{ firstName: 'Grace', lastName: 'Wanjiru', street: '7 Acacia Avenue', city: 'Springfield' },
      ...{ state: 'Illinois', zipCode: '62704', country: 'United States' },
    };
    const { body: quote } = await ann.post<Json>('/payments/quote', { shippingAddress }, { expect: 200 });
    const amount = Math.floor((Math.round(quote.data.total * 100) * 40 + 50) / 100) / 100;
    const { body } = await ann.post<Json>(
      '/payments/cash',
      { amount, shippingAddress },
      { ...inFrench, expect: 200 },
    );
    const { body: order } = await ann.get<Json>(`/orders/${body.data.orderId}`, { expect: 200 });
    expect(order.data.receipt.lines[0].name).toBe('Écharpe en laine');
    expect(JSON.stringify(order)).toContain('Rouge');
    expect(JSON.stringify(order)).not.toContain('Red');
    const kept = await shop.sql('select original from order_line where order_id = $1', [body.data.orderId]);
    expect(kept).toEqual([{ original: { name: 'Wool scarf', options: { Colour: 'Red' } } }]);
  });
});

describe('the work of translating', () => {
  it('says what is missing, and what to look at since the original changed', async () => {
    const before = await lines({ owner: product.id });
    expect(before.map(({ field, state }) => [field, state])).toEqual(
      expect.arrayContaining([
        ['name', 'done'],
        ['description', 'done'],
      ]),
    );
    expect((await lines({ kind: 'word', state: 'missing' })).map(({ text }) => text)).toContain('Blue');
    await admin.put(`/admin/products/${product.id}`, { description: 'Keeps very warm.' }, { expect: 200 });
    expect(await lines({ owner: product.id, state: 'check' })).toEqual([
      expect.objectContaining({ field: 'description', translation: 'Tient chaud.' }),
    ]);
    const { body } = await admin.get<Json>('/admin/translations/progress', { expect: 200 });
    expect(body).toMatchObject({ own: 'en', languages: ['fr', 'de'], canDraft: true });
    expect(body.progress).toContainEqual(
      expect.objectContaining({ language: 'fr', kind: 'product', check: 1 }),
    );
    await save([ofProduct('description', 'Tient très chaud.')]);
    expect(await lines({ owner: product.id, state: 'check' })).toEqual([]);
  });

  it('takes all or none, each fault at its field', async () => {
    const { body } = await save(
      [
        ofProduct('name', 'Schal', 'de'),
        ofProduct('name', 'Scarf', 'en'),
        ofProduct('name', 'x', 'xx'),
        ofProduct('colour', 'x'),
        ofProduct('name', `two\nlines`),
      ],
      400,
    );
    expect(body.errors.map(({ field }: Json) => field).sort()).toEqual([
      'texts.1.language',
      'texts.2.language',
      'texts.3.owner',
      'texts.4.text',
    ]);
    expect((await lines({ owner: product.id, language: 'de' })).map(({ state }) => state)).not.toContain(
      'done',
    );
  });

  it('is told of a text that comes twice', async () => {
    const twice = [word('Blue', 'Bleu'), word('Blue', 'Bleue')];
    const { body } = await save(twice, 400);
    expect(body.errors).toEqual([{ field: 'texts.1.owner', message: 'This text comes twice' }]);
    const drafts = await admin.post<Json>('/admin/translations/drafts', {
      texts: twice.map(({ text: _, ...one }) => one),
    });
    expect([drafts.status, drafts.body.errors?.[0]?.field]).toEqual([400, 'texts.1.owner']);
  });

  it('takes a translation away when it is emptied', async () => {
    await save([word('Red', '')]);
    const { body } = await shop.client.get<Json>(`/products/${product.id}`, inFrench);
    expect(body.data.options[0].values[0].value).toBe('Red');
    await save([word('Red', 'Rouge')]);
  });

  it('is in the audit log', async () => {
    const filter = JSON.stringify({ action: 'adminSaveTranslations' });
    const { body } = await admin.get<Json>('/admin/audit', { query: { filter }, expect: 200 });
    expect(body[0]).toMatchObject({ entity: 'translation' });
  });

  it('goes with its product', async () => {
    const { id } = await makeProduct(admin, { name: 'Short-lived' });
    await save([{ ...ofProduct('name', 'Éphémère'), owner: id }]);
    await admin.delete(`/admin/products/${id}`);
    expect(await lines({ owner: id })).toEqual([]);
  });
});

describe('a draft of a machine', () => {
  const draft = (language: string, status = 200) =>
    admin.post<Json>(
      '/admin/translations/drafts',
      { texts: [{ kind: 'product', owner: product.id, field: 'name', language }] },
      { expect: status },
    );

  it('is seen by staff, and by shoppers once a person has saved it', async () => {
    const { body } = await draft('de');
    expect(body.texts).toEqual([ofProduct('name', 'fracs looW', 'de')]);
    expect(asked.at(-1)).toEqual({
      ...{ q: 'Wool scarf', source: 'en', target: 'de', format: 'text', api_key: 'between-us' },
    });
    expect(await lines({ owner: product.id, language: 'de', state: 'draft' })).toEqual([
      expect.objectContaining({ translation: 'fracs looW' }),
    ]);
    const inGerman = { headers: { 'accept-language': 'de' } };
    const name = async () =>
      (await shop.client.get<Json>(`/products/${product.id}`, inGerman)).body.data.name;
    expect(await name()).toBe('Wool scarf');
    await save([ofProduct('name', 'fracs looW', 'de')]);
    expect(await name()).toBe('fracs looW');
  });

  it('never takes the place of what a person wrote', async () => {
    await draft('fr');
    expect(await lines({ owner: product.id, state: 'draft' })).toEqual([]);
    const { body } = await shop.client.get<Json>(`/products/${product.id}`, inFrench);
    expect(body.data.name).toBe('Écharpe en laine');
  });

  it('is refused with what the service says', async () => {
    const { body } = await draft('sw', 503);
    expect(body).toMatchObject({
      code: 'no_drafts',
      message: expect.stringContaining('sw is not supported'),
    });
  });
});
