import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const text = (words: string) => ({ kind: 'text', fields: { title: 'Words', text: words } });
const make = async (address: string, words: string) =>
  (
    await admin.post<Json>(
      '/admin/pages',
      { address, title: 'A page', blocks: [text(words)] },
      { expect: 201 },
    )
  ).body;
const shown = async (address: string, query = '') => {
  const { status, body } = await shop.client.get<Json>(`/pages/${address}${query}`);
  return status === 200 ? body.data.blocks[0].fields.text : status;
};
const publish = (id: string, body: object = {}) =>
  admin.post<Json>(`/admin/pages/${id}/publication`, body, { expect: 200 });

describe('pages that a merchant composes', () => {
  it('are nobody’s while they are drafts, and the page of before while they change', async () => {
    const { id, version, state, path } = await make('our-workshop', 'first');
    expect([state, path]).toEqual(['draft', '/pages/our-workshop']);
    expect(await shown('our-workshop')).toBe(404);
    await publish(id);
    expect(await shown('our-workshop')).toBe('first');
    const { body } = await admin.put<Json>(
      `/admin/pages/${id}`,
      { title: 'A page', blocks: [text('second')] },
      { expect: 200 },
    );
    expect([body.state, body.version]).toEqual(['changed', version + 2]);
    expect(await shown('our-workshop')).toBe('first');
    const { data } = (await shop.client.get<Json>('/pages', { expect: 200 })).body;
    const listed = { address: 'our-workshop', path: '/pages/our-workshop', title: 'A page' };
    expect(data).toContainEqual({ ...listed, updatedAt: expect.any(String) });
    expect(JSON.stringify(data)).not.toContain('second');
    await admin.delete(`/admin/pages/${id}/publication`, undefined, { expect: 200 });
    expect(await shown('our-workshop')).toBe(404);
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
    expect((await admin.get(`/admin/pages/${id}`)).status).toBe(404);
  });

  it('show their draft to whoever has a link of theirs, and to no other', async () => {
    const { id } = await make('secret', 'nobody knows');
    const other = await make('other', 'known');
    const { body } = await admin.get<Json>(`/admin/pages/${id}/preview`, { expect: 200 });
    const query = body.url.slice(body.url.indexOf('?'));
    expect(body.url).toMatch(/^\/pages\/secret\?draft=/);
    expect(await shown('secret', query)).toBe('nobody knows');
    for (const forged of [
      '?draft=1',
      `${query}x`,
      query.replace(/\d/, (digit: string) => String((Number(digit) + 1) % 10)),
    ])
      expect(await shown('secret', forged)).toBe(404);
    expect(await shown('other', query)).toBe(404);
    const kept = await shop.client.get('/pages/secret' + query);
    expect(kept.headers.get('cache-control')).toContain('no-store');
    for (const page of [id, other.id]) await admin.delete(`/admin/pages/${page}`, undefined, { expect: 200 });
  });

  it('change at the moment for which it is set, and go back to what they once were', async () => {
    const { id } = await make('season', 'autumn');
    await publish(id);
    await admin.put(`/admin/pages/${id}`, { title: 'A page', blocks: [text('winter')] }, { expect: 200 });
    const { body } = await publish(id, { at: '2090-12-01T08:00:00.000Z' });
    expect([body.state, body.history.length]).toEqual(['scheduled', 2]);
    expect(await shown('season')).toBe('autumn');
    await shop.sql(`update page set scheduled_at = now() - interval '1 second' where id = $1`, [id]);
    expect(await shown('season')).toBe('winter');
    const versionId = body.history.at(-1).id;
    await admin.post(`/admin/pages/${id}/restoration`, { versionId }, { expect: 200 });
    await publish(id);
    expect(await shown('season')).toBe('autumn');
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('say at the field what does not fit, and lose nothing', async () => {
    const wrong = {
      address: 'No Address',
      title: ' ',
      blocks: [
        { kind: 'hero', fields: {}, items: [{ title: 'x', link: 'javascript:alert(1)' }] },
        { kind: 'nothing', fields: {} },
        { kind: 'picture', fields: { picture: `/media/${'0'.repeat(32)}` } },
        { kind: 'text', fields: { text: '' } },
        { kind: 'lookbook', fields: { title: 'Look' }, items: [] },
      ],
    };
    const { status, body } = await admin.post<Json>('/admin/pages', wrong);
    expect(status).toBe(400);
    expect(body.errors.map(({ field }: Json) => field)).toEqual([
      'title',
      'blocks.0.items.0.link',
      'blocks.1.kind',
      'blocks.3.fields.text',
      'blocks.4.fields.picture',
      'blocks.4.items',
      'address',
      'blocks.1.fields.picture',
    ]);
    expect(body.errors[1].message).toBe('Leads to must be an address like https://example.com or /shop');
    const { id } = await make('taken', 'one');
    expect((await admin.post('/admin/pages', { address: 'taken', title: 'Two', blocks: [] })).status).toBe(
      409,
    );
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('stand in the place of home, which every shop begins with, and begin with what stood there', async () => {
    const home = async () => (await shop.client.get<Json>('/pages/home', { expect: 200 })).body.data;
    const begun = await home();
    const kinds = ({ blocks }: Json) => blocks.map(({ kind }: Json) => kind);
    expect([begun.path, kinds(begun)]).toEqual(['/', ['banner', 'categories', 'shelf', 'promises']]);
    const { name } = (await shop.client.get<Json>('/shop', { expect: 200 })).body.data;
    expect(begun.blocks[0].fields.title).toBe(name);
    const { body } = await admin.post<Json>(
      '/admin/pages',
      { address: 'home', title: 'Welcome' },
      { expect: 201 },
    );
    expect([body.title, body.blocks]).toEqual(['Welcome', begun.blocks]);
    expect(await home()).toEqual(begun);
    await publish(body.id);
    expect((await home()).title).toBe('Welcome');
    await admin.delete(`/admin/pages/${body.id}`, undefined, { expect: 200 });
    expect(await home()).toEqual(begun);
  });

  it('lead nowhere in the menu while nobody may see them, and what stands around them has blocks of its own', async () => {
    const frame = async () => (await shop.client.get<Json>('/pages/frame', { expect: 200 })).body.data;
    const labels = async () => (await frame()).blocks.map(({ fields }: Json) => fields.label ?? fields.title);
    const begun = await frame();
    expect(await labels()).toEqual(['Home', 'Shop', undefined, 'Account', 'Quick Links', 'Help']);
    const page = await make('opening-hours', 'from nine to five');
    const entry = (label: string, link: string, items: Json[] = []) => ({
      ...{ kind: 'menu-entry', fields: { label, link }, items },
    });
    const below = [
      { label: 'Hours', link: '/pages/opening-hours' },
      { label: 'Terms', link: '/terms' },
    ];
    const blocks = [entry('Hours', '/pages/opening-hours?from=menu'), entry('More', '/about', below)];
    const wrong = {
      blocks: [entry('Bad', 'javascript:alert(1)'), entry('Dead', '/pages/nowhere'), text('no')],
    };
    const { body: refused } = await admin.post<Json>('/admin/pages', {
      ...{ address: 'frame', title: 'Menu' },
      ...wrong,
    });
    expect(refused.errors.map(({ field, message }: Json) => [field, message])).toEqual([
      ['blocks.0.fields.link', 'Leads to must be an address like https://example.com or /shop'],
      ['blocks.2.kind', 'There is no block text here'],
      ['blocks.1.fields.link', 'There is no page at /pages/nowhere'],
    ]);
    const { body } = await admin.post<Json>(
      '/admin/pages',
      { address: 'frame', title: 'Menu', blocks },
      { expect: 201 },
    );
    expect(await frame()).toEqual(begun);
    await publish(body.id);
    expect(await labels()).toEqual(['More']);
    expect((await frame()).blocks[0].items).toEqual([{ label: 'Terms', link: '/terms' }]);
    await publish(page.id);
    expect(await labels()).toEqual(['Hours', 'More']);
    expect((await frame()).blocks[1].items).toHaveLength(2);
    const { data } = (await shop.client.get<Json>('/pages', { expect: 200 })).body;
    expect(data.map(({ address }: Json) => address)).not.toContain('frame');
    const moved = { address: 'elsewhere', title: 'Menu', blocks };
    expect((await admin.put<Json>(`/admin/pages/${body.id}`, moved)).body.errors[0].field).toBe('address');
    const plain = { address: 'plain', title: 'Plain', blocks };
    expect((await admin.post<Json>('/admin/pages', plain)).body.errors[0].field).toBe('blocks.0.kind');
    for (const id of [body.id, page.id]) await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('lead to no page that nobody may see, nor by an address of before, and show the link to whoever previews them', async () => {
    const led = await make('opening', 'from nine to five');
    const moved = { address: 'hours', title: 'A page', blocks: [text('from nine to five')] };
    await publish(led.id);
    await admin.put(`/admin/pages/${led.id}`, moved, { expect: 200 });
    await admin.delete(`/admin/pages/${led.id}/publication`, undefined, { expect: 200 });
    const banner = (link: string) => ({ kind: 'banner', fields: { title: 'Open', button: 'When', link } });
    const blocks = [banner('/pages/hours'), banner('/pages/opening')];
    const sent = { address: 'visit', title: 'Visit us', blocks };
    const { body } = await admin.post<Json>('/admin/pages', sent, { expect: 201 });
    await publish(body.id);
    const links = async (query = '') =>
      (await shop.client.get<Json>(`/pages/visit${query}`, { expect: 200 })).body.data.blocks.map(
        ({ fields }: Json) => [fields.title, fields.button, fields.link],
      );
    const whole = blocks.map(({ fields }) => ['Open', 'When', fields.link]);
    expect(await links()).toEqual(blocks.map(() => ['Open', undefined, undefined]));
    const { url } = (await admin.get<Json>(`/admin/pages/${body.id}/preview`, { expect: 200 })).body;
    expect(await links(url.slice(url.indexOf('?')))).toEqual(whole);
    await publish(led.id);
    expect(await links()).toEqual(whole);
    for (const id of [body.id, led.id]) await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('are changed by one at a time', async () => {
    const { id, version } = await make('at-once', 'one');
    const draft = { title: 'A page', blocks: [text('two')] };
    const headers = { 'if-match': `"${version}"` };
    await admin.call('PUT', `/admin/pages/${id}`, draft, { headers, expect: 200 });
    expect((await admin.call('PUT', `/admin/pages/${id}`, draft, { headers })).status).toBe(412);
    const fresh = { 'if-match': `"${version + 1}"` };
    const own = `/admin/pages/${id}/publication`;
    const { body: now } = await admin.call<Json>('POST', own, {}, { headers: fresh, expect: 200 });
    const steps = [
      ['POST', '/publication', {}],
      ['POST', '/restoration', { versionId: now.history[0].id }],
      ['DELETE', '/publication', undefined],
    ] as const;
    for (const [method, step, body] of steps) {
      const late = await admin.call<Json>(method, `/admin/pages/${id}${step}`, body, { headers });
      expect([step, late.status, late.body.code]).toEqual([step, 412, 'changed']);
    }
    expect(await shown('at-once')).toBe('two');
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('are listed by title, state and who changed them, without what they say', async () => {
    const { id, changedBy } = await make('listed-one', 'long words');
    await publish(id);
    const list = async (filter: object) =>
      (await admin.get<Json>('/admin/pages', { query: { filter: JSON.stringify(filter) }, expect: 200 }))
        .body;
    const [one, ...others] = await list({ q: 'LISTED-', state: 'published' });
    expect(others).toEqual([]);
    expect(one).toMatchObject({
      id,
      title: 'A page',
      path: '/pages/listed-one',
      state: 'published',
      changedBy,
    });
    expect(changedBy).toEqual(expect.stringMatching(/\w/));
    expect(Object.keys(one)).not.toContain('blocks');
    const { body: whole } = await admin.get<Json>(`/admin/pages/${id}`, { expect: 200 });
    expect(whole.blocks[0].fields.text).toBe('long words');
    await admin.put(`/admin/pages/${id}`, { title: 'Other', blocks: [] }, { expect: 200 });
    expect((await list({ q: 'listed-' }))[0]).toMatchObject({ title: 'Other', state: 'changed' });
    expect(await list({ q: 'listed-', state: 'draft' })).toEqual([]);
    await publish(id, { at: '2090-12-01T08:00:00.000Z' });
    expect((await list({ q: 'listed-' }))[0]).toMatchObject({ state: 'scheduled' });
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });

  it('keep the fifty last publications, and forget the older ones', async () => {
    const { id } = await make('often', 'one');
    await shop.sql(
      `insert into page_version (id, page_id, content, published_at)
        select gen_random_uuid(), $1, '{"title":"Old","description":"","blocks":[]}', now() - n * interval '1 day'
        from generate_series(1, 60) n`,
      [id],
    );
    const { body } = await publish(id);
    expect(body.history).toHaveLength(50);
    expect(body.history[0].title).toBe('A page');
    expect(await shop.sql(`select count(*)::int as kept from page_version where page_id = $1`, [id])).toEqual(
      [{ kept: 50 }],
    );
    await admin.delete(`/admin/pages/${id}`, undefined, { expect: 200 });
  });
});
