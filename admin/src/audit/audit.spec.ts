import { describe, expect, it } from '@jest/globals';
import { glob, readFile } from 'node:fs/promises';
import { actOf } from './acts';
import { changesOf, did, kindOf, KINDS, pageOf, shortId, summaryOf, who } from './audit';

type Paths = Record<string, Record<string, { operationId?: string; 'x-audited'?: string }>>;

/** What the API's document says is written to the log: the operation, and what it is about. */
async function audited(): Promise<[operation: string, kind: string][]> {
  const { paths } = JSON.parse(await readFile('openapi/openapi.json', 'utf8')) as { paths: Paths };
  return Object.values(paths)
    .flatMap((calls) => Object.values(calls))
    .flatMap(({ operationId, 'x-audited': kind }) => (kind && operationId ? [[operationId, kind]] : []));
}

describe('an entry of the audit log', () => {
  it.each([
    ['adminUpdateCoupon', 'coupon', 'Update coupon'],
    ['adminUpsertProducts', 'product', 'Create or update products'],
    ['order.ship', 'order', 'Order: ship'],
    ['order.refund-handed-over', 'order', 'Order: refund handed over'],
  ])('says %s in words', (action, entity, input) => {
    expect(did({ action, entity })).toBe(input);
  });

  it('is of an act that has a word in every language', async () => {
    const acts = (await audited()).map(([operation]) => operation);
    expect(acts.length).toBeGreaterThan(140);
    for await (const file of glob('api/src/**/*.ts'))
      for (const [, act = ''] of (await readFile(file, 'utf8')).matchAll(
        /(?:note\(\w+, |action: )'(order\.[\w-]+)'/g,
      ))
        acts.push(act);
    expect(acts.filter((act) => actOf(act) === undefined)).toEqual([]);
    expect(['order.label-bought', 'adminAddressInvoice', 'adminSetUpCountry'].map(actOf)).toEqual([
      ...['buy a label', 'address', 'set up'],
    ]);
  });

  it('says that something was made, changed or gone only of what the entry names', async () => {
    const whole = ['create', 'update', 'delete', 'create or update'];
    const otherNames: Record<string, string> = { subscriber: 'newsletter' };
    const amiss = (await audited()).filter(([operation, kind]) => {
      const name = (otherNames[kind] ?? kind).toLowerCase().replaceAll(/_|s$/g, '');
      const isOfIt = operation.toLowerCase().replace(/s$/, '').endsWith(name);
      return whole.includes(actOf(operation) ?? '') && !isOfIt;
    });
    expect(amiss).toEqual([]);
  });

  it('names the shop where no account acted', () => {
    expect(who({ actorEmail: '', actorId: null, apiKey: null })).toBe('The shop itself');
    expect(who({ actorEmail: 'a@b.c', actorId: '7', apiKey: null })).toBe('a@b.c');
    expect(who({ actorEmail: '', actorId: '7', apiKey: null })).toBe('Deleted account');
    const apiKey = { id: '8', name: 'Books' };
    expect(who({ actorEmail: 'a@b.c', actorId: '7', apiKey })).toBe('API key Books of a@b.c');
  });

  it('leads to what was changed, where that has a page', () => {
    expect(pageOf({ entity: 'order', entityId: '7' })).toBe('/orders/7/show');
    expect(pageOf({ entity: 'return', entityId: '7' })).toBe('/returns/7/show');
    expect(pageOf({ entity: 'role', entityId: '7' })).toBe('/roles/7');
    expect(pageOf({ entity: 'product_field', entityId: '7' })).toBe('/product-fields/7');
    expect(pageOf({ entity: 'synonym', entityId: '7' })).toBe('/synonyms/7');
    expect(pageOf({ entity: 'message', entityId: '7' })).toBe('/messages/7/show');
    expect(pageOf({ entity: 'settings', entityId: 'shop' })).toBe('/settings');
    expect(pageOf({ entity: 'review', entityId: '7' })).toContain(encodeURIComponent('{"id":["7"]}'));
    expect(pageOf({ entity: 'subscriber', entityId: '7' })).toBeNull();
  });

  it('is found by whatever the log tells of, in words', async () => {
    const told = new Set<string>();
    for await (const file of glob(['api/src/**/http/*.ts', 'api/src/shop-archive/application/*.ts']))
      for (const [, kind = ''] of (await readFile(file, 'utf8')).matchAll(
        /(?:@(?:Audited|AuditsItself|LeavesTheShop)\(|\bentity: )'(\w+)'/g,
      ))
        told.add(kind);
    expect([...told].sort()).toEqual([...KINDS].sort());
    expect(KINDS.map(kindOf)).toEqual(expect.arrayContaining(['Return', 'Shipping zone', 'Product import']));
  });

  it.each(['ar', 'de', 'fr', 'pt', 'rw', 'sw'])('is found by a word of each language: %s', async (tag) => {
    const texts: unknown = JSON.parse(
      await readFile(`storefront/app/platform/messages/${tag}/panel.json`, 'utf8'),
    );
    expect(KINDS.map(kindOf).filter((word) => !(texts as Record<string, string>)[word])).toEqual([]);
  });

  it('names a record by the end of its id', () => {
    expect([shortId('0194225c-68d9-7365-a6bc-964daf6def1c'), shortId('shop')]).toEqual(['AF6DEF1C', 'shop']);
  });

  it('shows each changed member before and after, in words', () => {
    const changes = {
      action: 'ship',
      is_active: { from: true, to: false },
      carrier: 'Boda',
      endsAt: { from: null, to: '2027' },
      min_total_cents: { from: 0, to: 5000 },
    };
    expect(changesOf({ changes })).toEqual([
      { member: 'Is active', from: 'Yes', to: 'No' },
      { member: 'Carrier', from: null, to: 'Boda' },
      { member: 'Ends at', from: '–', to: '2027' },
      { member: 'Min total', from: '$0.00', to: '$50.00' },
    ]);
    const texts = [{ key: 'mails.hello', from: 'Hello', to: 'Dear' }];
    expect(changesOf({ changes: { language: 'en', texts } })).toEqual([
      { member: 'Language', from: null, to: 'en' },
      { member: 'mails.hello', from: 'Hello', to: 'Dear' },
    ]);
  });

  it('says in one line what there is now, and of what was deleted what there was', () => {
    const price = { from: 1_000, to: 1_250 };
    expect(summaryOf({ changes: { name: { from: 'Mug', to: 'Cup' }, price_cents: price } })).toBe(
      'Name: Cup, Price: $12.50',
    );
    expect(summaryOf({ changes: { name: { from: 'Mug', to: null }, stock: { from: null, to: null } } })).toBe(
      'Name: Mug',
    );
    expect(summaryOf({ changes: {} })).toBe('');
  });
});
