import { beforeEach, describe, expect, it } from '@jest/globals';
import type { Caller } from '../../kernel/caller.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { KeptAudit } from '../../kernel/testing/kept-audit.js';
import { InMemoryBundleLists } from '../testing/in-memory-bundle-lists.js';
import { FiledBundles } from './import/filed-bundles.js';
import { SetBundles } from './set-bundles.js';

const owner = { accountId: 'owner', email: 'owner@example.com' } as Caller;
const part = (variantId: string, quantity = 1) => ({ variantId, quantity });

describe('bundles', () => {
  let lists: InMemoryBundleLists;
  let audit: KeptAudit;
  let useCase: SetBundles;
  beforeEach(() => {
    lists = new InMemoryBundleLists([
      { productId: 'box', variantId: 'small', sku: 'BOX-S' },
      { productId: 'box', variantId: 'large', sku: 'BOX-L' },
      { productId: 'cup', variantId: 'cup', sku: 'CUP', hasStock: true },
      { productId: 'tea', variantId: 'tea', sku: 'TEA', hasStock: true },
      { productId: 'book', variantId: 'book', sku: 'BOOK', taxCategory: 'reduced' },
      { productId: 'card', variantId: 'card', sku: 'CARD', isGiftCard: true },
      { productId: 'new', variantId: 'coming', sku: 'NEW', isOnTheWay: true },
    ]);
    audit = new KeptAudit();
    useCase = new SetBundles(lists, audit, new DirectUnitOfWork());
  });
  const set = (productId: string, ...bundles: Parameters<SetBundles['setBundles']>[2]) =>
    useCase.setBundles(owner, productId, bundles);
  const refused = (at: string, message: string) => ({
    code: 'bundle_wrong',
    details: { fields: [{ field: at, message }] },
  });

  it('are made of other variants and taken apart again, as the audit log tells', async () => {
    const made = await set('box', { variantId: 'small', parts: [part('cup', 2), part('tea')] });
    expect(made.map(({ sku, parts }) => [sku, parts.length])).toEqual([
      ['BOX-S', 2],
      ['BOX-L', 0],
    ]);
    const taken = await set('box', { variantId: 'small', parts: [] });
    expect(taken.flatMap(({ parts }) => parts)).toEqual([]);
    const parts = ['2 × CUP', '1 × TEA'];
    expect(audit.entries).toMatchObject([
      { action: 'adminSetBundles', changes: { bundles: { before: [], after: [{ sku: 'BOX-S', parts }] } } },
      { changes: { bundles: { before: [{ sku: 'BOX-S', parts }], after: [] } } },
    ]);
  });

  it.each([
    ['box', 'small', 'nobody', 'bundles.0.parts.0.variantId', 'There is no such variant'],
    ['box', 'small', 'small', 'bundles.0.parts.0.variantId', 'A bundle is no part of itself'],
    ['box', 'small', 'book', 'bundles.0.parts.0.variantId', 'A part is taxed as its bundle is'],
    ['box', 'small', 'card', 'bundles.0.parts.0.variantId', 'A gift card is in no bundle'],
    ['card', 'card', 'cup', 'bundles.0.variantId', 'A gift card is no bundle'],
    [
      ...['cup', 'cup', 'tea', 'bundles.0.variantId'],
      'Set its stock to 0 first: a bundle is sold by the stock of its parts',
    ],
    [
      ...['new', 'coming', 'cup', 'bundles.0.variantId'],
      'Some of it is on its way: close that purchase order or transfer first',
    ],
  ] as const)('are none of %s: %s of %s', async (productId, variantId, of, at, message) => {
    await expect(set(productId, { variantId, parts: [part(of)] })).rejects.toMatchObject(
      refused(at, message),
    );
    expect(audit.entries).toEqual([]);
  });

  it('are made of no bundles, also not of those that are to be made with them', async () => {
    const both = [
      { variantId: 'small', parts: [part('cup')] },
      { variantId: 'large', parts: [part('small', 2)] },
    ];
    const message = 'A bundle is made of no bundles';
    const at = 'bundles.1.parts.0.variantId';
    await expect(set('box', ...both)).rejects.toMatchObject(refused(at, message));
    await set('box', { variantId: 'small', parts: [part('cup')] });
    await expect(set('box', { variantId: 'large', parts: [part('small')] })).rejects.toMatchObject(
      refused('bundles.0.parts.0.variantId', message),
    );
    await set('box', { variantId: 'small', parts: [] });
    await set('box', { variantId: 'large', parts: [part('small')] });
    await expect(set('box', { variantId: 'small', parts: [part('cup')] })).rejects.toMatchObject(
      refused('bundles.0.variantId', 'It is a part of another bundle'),
    );
  });

  it('are a hundred at most with one part, those that have it already not counted against it', async () => {
    const boxes = Array.from({ length: 101 }, (_, at) => `box-${at}`);
    const variants = [...boxes, 'cup', 'tea'].map((id) => ({ productId: 'p', variantId: id, sku: id }));
    const many = new SetBundles(new InMemoryBundleLists(variants), audit, new DirectUnitOfWork());
    const made = (ids: readonly string[], ...parts: string[]) =>
      many.setBundles(
        owner,
        'p',
        ids.map((variantId) => ({ variantId, parts: parts.map((id) => part(id)) })),
      );
    const message = 'A part is in at most 100 bundles';
    await made(boxes.slice(0, 99), 'cup');
    await expect(made(boxes.slice(99), 'tea', 'cup')).rejects.toMatchObject({
      details: {
        fields: [0, 1].map((at) => ({ field: `bundles.${at}.parts.1.variantId`, message })),
      },
    });
    await made(['box-99'], 'cup');
    await made(['box-0', 'box-1'], 'tea', 'cup');
    await expect(made(['box-100'], 'cup')).rejects.toMatchObject(
      refused('bundles.0.parts.0.variantId', message),
    );
    await made(['box-0'], 'tea');
    await made(['box-100'], 'cup');
  });

  it('are of the product alone that is named', async () => {
    await expect(set('box', { variantId: 'cup', parts: [] })).rejects.toMatchObject({
      code: 'no_such_variants',
      details: { fields: [{ field: 'bundles.0.variantId' }] },
    });
    await expect(set('none')).rejects.toMatchObject({ code: 'product_not_found' });
  });

  it('are named in files by the SKUs of their parts, in any spelling', async () => {
    const filed = new FiledBundles(lists);
    await filed.set([{ variantId: 'small', parts: [{ sku: 'cup ', quantity: 2 }] }]);
    const { skus, bundles } = await filed.known(['1 x tea; 2 x JUG', 'none'], ['small', 'large']);
    expect([...skus]).toEqual([['tea', 'TEA']]);
    expect([...bundles].map(([id, parts]) => [id, parts])).toMatchObject([
      ['small', [{ sku: 'CUP', quantity: 2 }]],
    ]);
    await expect(
      filed.set([{ variantId: 'large', parts: [{ sku: 'JUG', quantity: 1 }] }]),
    ).rejects.toMatchObject(refused('bundle', 'There is no variant with the SKU JUG'));
    await filed.set([]);
    const cups = [{ variantId: 'small', parts: [{ sku: 'CUP', quantity: 2 }] }];
    const tea = [{ variantId: 'small', parts: [{ sku: 'TEA', quantity: 1 }] }];
    const nothing = [{ variantId: 'small', parts: [] }];
    await expect(filed.set(tea, nothing)).rejects.toMatchObject({ code: 'changed' });
    await filed.set(cups, nothing);
    await filed.set(tea, cups);
    expect((await lists.ofVariants(['small'])).get('small')).toMatchObject([{ sku: 'TEA', quantity: 1 }]);
  });
});
