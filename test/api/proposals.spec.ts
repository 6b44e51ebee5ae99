import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client as McpClient } from '@modelcontextprotocol/client';
import type { Client, Json } from '../support/client.js';
import { mcpClient, toolOf } from '../support/mcp-client.js';
import { makeProduct, size } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
let secret = '';
let keyName = '';
let assistant: McpClient;

beforeAll(async () => {
  admin = await shop.admin();
  const terms = { name: 'Assistant', scopes: ['products.read', 'proposals.write'] };
  ({ secret, name: keyName } = (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body);
  assistant = await mcpClient(shop.client.origin, secret, { pin: '2026-07-28' });
});

const lamp = () => makeProduct(admin, { name: 'Proposed Lamp', price: 20, stock: 10 });
const propose = (args: Json) =>
  toolOf(assistant, 'propose_product_change', { reason: 'Dearer to buy', ...args });
const decide = (id: string, decision: string, expected = 200) =>
  admin.post<Json>(`/admin/proposals/${id}/${decision}`, undefined, { expect: expected });
const seen = async (id: string): Promise<Json> =>
  (await admin.get<Json>(`/admin/products/${id}`, { expect: 200 })).body;
const auditOf = (id: string) =>
  shop.sql<Json>(`select action, actor_email, changes from audit_event where entity_id = $1 order by seq`, [
    id,
  ]);

const keyOf = async (scopes: readonly string[]): Promise<string> => {
  const terms = { name: `Key ${crypto.randomUUID()}`, scopes };
  return (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body.secret;
};

describe('S94 a change of a product that an assistant proposes', () => {
  it('changes nothing until a person approves it, and is undone as it was made', async () => {
    const product = await lamp();
    const [{ id: variantId, sku }] = product.variants;
    const { proposal } = await propose({
      ...{ productId: product.id, name: 'Better Lamp', variants: [{ variantId, price: 24.5, stock: 12 }] },
    });
    expect(proposal).toMatchObject({
      ...{ state: 'waiting', subject: 'Proposed Lamp', subjectId: product.id, reason: 'Dearer to buy' },
      changes: [
        { label: 'Name', of: null, from: 'Proposed Lamp', to: 'Better Lamp', unit: 'text' },
        { label: 'Price', of: sku, from: 20, to: 24.5, unit: 'money' },
        { label: 'Stock', of: sku, from: 10, to: 12, unit: 'count' },
      ],
    });
    expect(await seen(product.id)).toMatchObject({ name: 'Proposed Lamp', price: 20, stock: 10 });
    const [listed] = (await admin.get<Json[]>('/admin/proposals', { expect: 200 })).body;
    expect(listed).toMatchObject({ id: proposal.id, proposedBy: keyName, owner: 'admin@example.com' });
    expect(listed).toMatchObject({ hasChanged: false, mayDecide: true, canUndo: true, question: null });
    const approved = (await decide(proposal.id, 'approval')).body;
    expect(approved).toMatchObject({ state: 'approved', decidedBy: 'admin@example.com' });
    expect(await seen(product.id)).toMatchObject({ name: 'Better Lamp', price: 24.5, stock: 12 });
    expect((await decide(proposal.id, 'approval', 409)).body.code).toBe('proposal_decided');
    expect((await decide(proposal.id, 'undoing')).body.state).toBe('undone');
    expect(await seen(product.id)).toMatchObject({ name: 'Proposed Lamp', price: 20, stock: 10 });
    expect((await decide(proposal.id, 'undoing', 409)).body.code).toBe('proposal_decided');
    const rows = await auditOf(proposal.id);
    expect(rows.map(({ action }) => action)).toEqual([
      ...['proposal.made', 'proposal.approved', 'proposal.undone'],
    ]);
    expect(rows[0]?.changes.apiKey).toMatchObject({ name: keyName });
    expect(rows[1]?.changes.apiKey).toBeUndefined();
  });

  it('is refused, and then is nothing any more', async () => {
    const product = await lamp();
    const { proposal } = await propose({ productId: product.id, description: 'Brighter than before.' });
    expect((await decide(proposal.id, 'refusal')).body.state).toBe('refused');
    expect((await decide(proposal.id, 'approval', 409)).body.code).toBe('proposal_decided');
    expect((await seen(product.id)).description).toBe(product.description);
    const { proposals } = await toolOf(assistant, 'list_proposals');
    expect(proposals.find(({ id }: Json) => id === proposal.id).state).toBe('refused');
  });

  it('is not made over what somebody has changed since, but sales in between stay sold', async () => {
    const product = await makeProduct(admin, {
      options: [size('S', 'M')],
      variants: [
        { sku: 'PRO-S', options: { Size: 'S' }, price: 10, stock: 3 },
        { sku: 'PRO-M', options: { Size: 'M' }, price: 11, stock: 8 },
      ],
    });
    const [small, medium] = product.variants;
    const dearer = await propose({ productId: product.id, variants: [{ variantId: medium.id, price: 12 }] });
    const more = await propose({ productId: product.id, variants: [{ variantId: small.id, stock: 13 }] });
    await shop.sql('update stock set on_hand = on_hand - 1 where variant_id = $1', [small.id]);
    await decide(more.proposal.id, 'approval');
    const stocks = (await seen(product.id)).variants.map(({ stock }: Json) => stock);
    expect(stocks).toEqual([12, 8]);
    await admin.put(
      `/admin/products/${product.id}`,
      { variants: product.variants.map((one: Json) => ({ ...one, price: 15 })) },
      { expect: 200 },
    );
    const [waiting] = (await admin.get<Json[]>('/admin/proposals', { expect: 200 })).body;
    expect(waiting).toMatchObject({ id: dearer.proposal.id, hasChanged: true });
    expect((await decide(dearer.proposal.id, 'approval', 409)).body.code).toBe('proposal_outdated');
    expect((await seen(product.id)).variants.map(({ price }: Json) => price)).toEqual([15, 15]);
  });

  it('is told what is wrong with it', async () => {
    const product = await lamp();
    const [{ id: variantId }] = product.variants;
    const same = await propose({ productId: product.id, name: 'Proposed Lamp' });
    expect(same).toMatchObject({ isError: true, code: 'nothing_proposed' });
    const other = await propose({ productId: product.id, variants: [{ variantId: product.id, price: 3 }] });
    expect(other).toMatchObject({ code: 'variant_unknown', fields: [{ field: 'variants.0.variantId' }] });
    const free = await propose({ productId: product.id, variants: [{ variantId, price: 0 }] });
    expect(free).toMatchObject({ code: 'arguments_wrong', fields: [{ field: 'variants.0.price' }] });
    const extra = await propose({ productId: product.id, discount: 50 });
    expect(extra).toMatchObject({ message: 'There is no argument discount' });
    expect((await propose({ productId: variantId, name: 'Nobody' })).code).toBe('product_not_found');
  });

  it.each<[string, string, Json]>([
    ['a price that would be rounded', 'variants.0.price', { variants: [{ price: 24.505 }] }],
    ['a price below the least coin', 'variants.0.price', { variants: [{ price: 0.001 }] }],
    ['a price that nothing may have', 'variants.0.price', { variants: [{ price: 999_999_999 }] }],
    ['a variant twice', 'variants.1.variantId', { variants: [{ price: 21 }, { stock: 12 }] }],
    ['a name of two lines', 'name', { name: 'Proposed\nLamp' }],
    ['a name that is too long', 'name', { name: 'Lamp '.repeat(21) }],
  ])(
    'is refused as the form of a product refuses it, with %s',
    async (_, field, { variants = [], ...asked }) => {
      const product = await lamp();
      const [{ id: variantId }] = product.variants;
      const named = variants.map((one: Json) => ({ variantId, ...one }));
      const told = await propose({
        ...{ productId: product.id, ...asked },
        ...(named.length > 0 ? { variants: named } : {}),
      });
      expect(told).toMatchObject({ isError: true, fields: [{ field }] });
    },
  );

  it('waits beside at most ninety-nine others of the same account, which are told at the door', async () => {
    const product = await lamp();
    const { proposal } = await propose({ productId: product.id, name: 'One Of Many' });
    const others = await shop.sql<{ id: string }>(
      `insert into proposal select (jsonb_populate_record(one, jsonb_build_object('id', gen_random_uuid()))).*
       from proposal one, generate_series(1, 100 - (select count(*)::int from proposal as all_of_them
         where all_of_them.state = 'waiting' and all_of_them.owner_id = one.owner_id))
       where one.id = $1 returning id`,
      [proposal.id],
    );
    const wish = {
      action: 'change-product',
      arguments: { productId: product.id, name: 'Too Many' },
      reason: 'More',
    };
    const door = shop.client.as(secret);
    const full = await door.post<Json>('/admin/proposals', wish, { expect: 409 });
    expect(full.body.code).toBe('too_many_proposals');
    expect(await propose({ productId: product.id, name: 'Too Many' })).toMatchObject({
      code: 'too_many_proposals',
    });
    await decide(proposal.id, 'refusal');
    await door.post('/admin/proposals', wish, { expect: 201 });
    await shop.sql('delete from proposal where id = any($1)', [others.map(({ id }) => id)]);
  });

  it('is decided by people alone, who may make it themselves', async () => {
    const product = await lamp();
    const { proposal } = await propose({ productId: product.id, name: 'Own Wish' });
    const own = shop.client.as(await keyOf(['products.read', 'products.write', 'proposals.read']));
    const answer = await own.post<Json>(`/admin/proposals/${proposal.id}/approval`, undefined, {
      expect: 403,
    });
    expect(answer.body.code).toBe('api_key_needs_person');
    const staff = await shop.shopper('Sam Staff', 'staff');
    // whoever may not see products learns nothing of it
    await staff.post(`/admin/proposals/${proposal.id}/approval`, undefined, { expect: 404 });
    expect((await staff.get<Json[]>('/admin/proposals', { expect: 200 })).body).toEqual([]);
    expect((await seen(product.id)).name).toBe('Proposed Lamp');
    const reader = await mcpClient(shop.client.origin, await keyOf(['products.read']), 'legacy');
    await expect(toolOf(reader, 'propose_product_change', { productId: product.id })).rejects.toThrow();
  });
});
