import { beforeAll, describe, expect, it } from '@jest/globals';
import { orderToSupplier, transferTo } from '../support/arrival-drafts.js';
import type { Answer, Client, Json } from '../support/client.js';
import { failedJob } from '../support/failed-job.js';
import { ForeignProgram } from '../support/oauth-client.js';
import { PICTURE, makeProduct, size } from '../support/products.js';
import { bodies, calls } from '../support/published.js';
import { addApp, prove, signedUp } from '../support/second-factors.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
let admin: Client;
beforeAll(async () => {
  admin = await shop.admin();
});

const CSV = 'sku,name,description,category,price\nAUDIT-1,Audit Lamp,A lamp,Audits,12.50\n';
const dot = Buffer.from(PICTURE.split(',')[1] ?? '', 'base64');
const picture = () => {
  const form = new FormData();
  form.append('image', new Blob([new Uint8Array(dot)], { type: 'image/png' }), 'dot.png');
  return form;
};
const plan = () =>
  admin.post<Json>('/admin/products/imports', CSV, { headers: { 'content-type': 'text/csv' }, expect: 201 });
const made = async () => (await makeProduct(admin)).id as string;
const review = async () => {
  const ann = await shop.shopper();
  await ann.post(`/products/${await made()}/rate`, { rating: 4 }, { expect: 200 });
  return (await admin.get<Json>('/admin/reviews', { expect: 200 })).body[0].id as string;
};
const customerGroup = async () => {
  const name = `Audited ${crypto.randomUUID()}`;
  return (await admin.post<Json>('/admin/customer-groups', { name }, { expect: 201 })).body.id as string;
};
const place = async () => {
  const name = `Audited ${crypto.randomUUID()}`;
  return (await admin.post<Json>('/admin/places', { name }, { expect: 201 })).body.id as string;
};
const coupon = async () => {
  const terms = { code: 'AUDITED', kind: 'percent', percent: 10 };
  return (await admin.post<Json>('/admin/coupons', terms, { expect: 201 })).body.id as string;
};
const discount = async () => {
  const terms = { name: 'Audited', kind: 'percent', values: { percent: 10 }, minTotal: 9_999 };
  return (await admin.post<Json>('/admin/discounts', terms, { expect: 201 })).body.id as string;
};
const apiKey = async () => {
  const terms = { name: `Audited ${Math.random()}`, scopes: ['orders.read'] };
  return (await admin.post<Json>('/admin/api-keys', terms, { expect: 201 })).body.id as string;
};
const appRequest = async () => {
  const program = new ForeignProgram(() => shop.client.origin);
  await program.begin();
  return { asked: await program.ask('orders.read'), scopes: ['orders.read'] };
};
const webhook = async () => {
  const terms = { name: `Audited ${Math.random()}`, url: 'http://127.0.0.1:9/hook', types: ['order.*'] };
  return (await admin.post<Json>('/admin/webhooks', terms, { expect: 201 })).body.id as string;
};
const subscriber = async () => {
  await shop.client.post('/newsletter', { email: 'audited@example.com' }, { expect: 200 });
  return (await admin.get<Json>('/admin/newsletter', { expect: 200 })).body[0].id as string;
};

const ownPage = async () => {
  const page = { address: `audited-${Date.now()}`, title: 'Audited', blocks: [] };
  return (await admin.post<Json>('/admin/pages', page, { expect: 201 })).body.id as string;
};

const redirectFile = () =>
  admin.post<Json>('/admin/redirects/imports', `from,to\n/audited-file-${Date.now()},/shop\n`, {
    headers: { 'content-type': 'text/csv' },
    expect: 201,
  });

const customerFile = () =>
  admin.post<Json>('/admin/customers/imports', `email\naudited-${Date.now()}@file.example\n`, {
    headers: { 'content-type': 'text/csv' },
    expect: 201,
  });

const orderFile = () =>
  admin.post<Json>(
    '/admin/earlier-orders/imports',
    `number,date,total\naudited-${Date.now()},2024-05-01,5\n`,
    {
      headers: { 'content-type': 'text/csv' },
      expect: 201,
    },
  );

/** Those that send no JSON; the others are sent with their examples by test/contract/document.spec.ts. */
const ACTS: Readonly<Record<string, () => Promise<Answer<Json>>>> = {
  deleteProduct: async () => admin.delete(`/products/${await made()}`),
  adminDeleteProduct: async () => admin.delete(`/admin/products/${await made()}`),
  adminAddProductImage: async () => admin.post(`/admin/products/${await made()}/images`, picture()),
  adminTakePicture: () => admin.post('/admin/pictures', picture()),
  adminDeleteDraftOrder: async () => {
    const { id } = (await admin.post<Json>('/admin/draft-orders', { lines: [] }, { expect: 201 })).body;
    return admin.delete(`/admin/draft-orders/${id}`);
  },
  adminDeleteRedirect: async () => {
    const terms = { from: `/audited-${Date.now()}`, to: '/shop' };
    const { id } = (await admin.post<Json>('/admin/redirects', terms, { expect: 201 })).body;
    return admin.delete(`/admin/redirects/${id}`);
  },
  adminImportCustomers: customerFile,
  adminUndoCustomers: async () =>
    admin.post(`/admin/customers/imports/${(await customerFile()).body.id}/undo`),
  adminImportEarlierOrders: orderFile,
  adminUndoEarlierOrders: async () =>
    admin.post(`/admin/earlier-orders/imports/${(await orderFile()).body.id}/undo`),
  adminImportRedirects: redirectFile,
  adminUndoRedirects: async () =>
    admin.post(`/admin/redirects/imports/${(await redirectFile()).body.id}/undo`),
  adminDeletePage: async () => admin.delete(`/admin/pages/${await ownPage()}`),
  adminWithdrawPage: async () => {
    const id = await ownPage();
    await admin.post(`/admin/pages/${id}/publication`, {}, { expect: 200 });
    return admin.delete(`/admin/pages/${id}/publication`);
  },
  adminTakeShopPicture: () => admin.post('/admin/shop-pictures', picture()),
  adminTakePagePicture: () => admin.post('/admin/page-pictures', picture()),
  adminPlanProductImport: plan,
  adminRunProductImport: async () => admin.post(`/admin/products/imports/${(await plan()).body.id}/run`),
  adminDeleteCategory: async () => {
    await admin.post('/admin/categories', { name: 'Audited' }, { expect: 201 });
    return admin.delete('/admin/categories/audited');
  },
  adminDeleteReviewAnswer: async () => {
    const path = `/admin/reviews/${await review()}/answer`;
    await admin.put(path, { text: 'Audited' }, { expect: 200 });
    return admin.delete(path);
  },
  adminDeleteReview: async () => admin.delete(`/admin/reviews/${await review()}`),
  adminDeleteCoupon: async () => admin.delete(`/admin/coupons/${await coupon()}`),
  adminDeleteDiscount: async () => admin.delete(`/admin/discounts/${await discount()}`),
  adminRotateApiKey: async () => admin.post(`/admin/api-keys/${await apiKey()}/rotation`, {}),
  adminConnectApp: async () => admin.post('/admin/connected-apps', await appRequest()),
  adminDisconnectApp: async () =>
    admin.delete(
      `/admin/connected-apps/${(await admin.post<Json>('/admin/connected-apps', await appRequest(), { expect: 201 })).body.id}`,
    ),
  adminRevokeApiKey: async () => admin.delete(`/admin/api-keys/${await apiKey()}`),
  adminTestWebhook: async () => admin.post(`/admin/webhooks/${await webhook()}/test`),
  adminSendDelivery: async () => {
    const id = await webhook();
    const sent = await admin.post<Json>(`/admin/webhooks/${id}/test`, undefined, { expect: 200 });
    return admin.post(`/admin/webhooks/${id}/deliveries/${sent.body.id}/sending`);
  },
  adminRotateWebhook: async () => admin.post(`/admin/webhooks/${await webhook()}/rotation`, {}),
  adminRemoveWebhook: async () => admin.delete(`/admin/webhooks/${await webhook()}`),
  adminTryConnection: () => admin.post('/admin/connections/stripe/trial'),
  adminDeleteRole: async () => {
    const terms = { name: 'Audited', permissions: [] };
    const { id } = (await admin.post<Json>('/admin/roles', terms, { expect: 201 })).body;
    return admin.delete(`/admin/roles/${id}`);
  },
  adminAssignCustomers: async () =>
    admin.post(`/admin/customer-groups/${await customerGroup()}/members`, { add: [], remove: [] }),
  adminClosePlace: async () => admin.delete(`/admin/places/${await place()}`),
  adminDeleteCustomerGroup: async () => admin.delete(`/admin/customer-groups/${await customerGroup()}`),
  adminDeleteCustomerAddress: async () => {
    const { body } = await (await shop.shopper()).get<Json>('/users/me', { expect: 200 });
    const path = `/admin/customers/${body.data._id}/addresses`;
    const home = { firstName: 'Ann', street: '1 Kampala Road', city: 'Kampala', country: 'UG' };
    const { body: saved } = await admin.post<Json>(path, home, { expect: 201 });
    return admin.delete(`${path}/${saved.id}`);
  },
  adminDeleteCustomerNote: async () => {
    const { body } = await (await shop.shopper()).get<Json>('/users/me', { expect: 200 });
    const path = `/admin/customers/${body.data._id}/notes`;
    const noted = await admin.post<Json>(path, { text: 'Audited' }, { expect: 201 });
    return admin.delete(`${path}/${noted.body.notes[0].id}`);
  },
  adminDeleteShippingZone: async () => {
    const terms = { name: 'Audited', areas: [{ country: '*' }], methods: [] };
    const { id } = (await admin.post<Json>('/admin/shipping-zones', terms, { expect: 201 })).body;
    return admin.delete(`/admin/shipping-zones/${id}`);
  },
  adminDeleteTaxZone: async () => {
    const settings = { pricesIncludeTax: true, shippingTax: 'main', rounding: 'order', reverseCharge: false };
    const terms = { name: 'Audited', areas: [{ country: '*' }], rates: [], ...settings };
    const { id } = (await admin.post<Json>('/admin/tax-zones', terms, { expect: 201 })).body;
    return admin.delete(`/admin/tax-zones/${id}`);
  },
  adminEraseCustomer: async () => {
    const { body } = await (await shop.shopper()).get<Json>('/users/me', { expect: 200 });
    return admin.post(`/admin/customers/${body.data._id}/erasure`, {});
  },
  adminRemoveSecondFactor: async () => {
    const person = await signedUp(shop, 'audited-factor@example.com');
    await addApp(person);
    return admin.post(`/admin/customers/${person.id}/second-factor-removal`);
  },
  adminLogOutCustomer: async () => {
    const { id } = await signedUp(shop, 'audited-sessions@example.com');
    return admin.post(`/admin/customers/${id}/log-out`);
  },
  adminMergeCustomer: async () => {
    const { id } = await signedUp(shop, 'audited-merge@example.com');
    const kept = await signedUp(shop, 'audited-kept@example.com');
    for (const one of [id, kept.id]) await prove(shop, one);
    return admin.post(`/admin/customers/${id}/merge`, { into: kept.id });
  },
  adminDeleteProductField: async () => {
    const field = { label: 'Audited', kind: 'flag' };
    const { id } = (await admin.post<Json>('/admin/product-fields', field, { expect: 201 })).body;
    return admin.delete(`/admin/product-fields/${id}`);
  },
  adminDeletePurchaseOrder: async () => admin.delete(await orderToSupplier(admin)),
  adminDeleteTransfer: async () => admin.delete(await transferTo(admin, await place())),
  adminDeleteSynonym: async () => {
    const terms = { typed: 'audited', finds: ['cap'] };
    const { id } = (await admin.post<Json>('/admin/synonyms', terms, { expect: 201 })).body;
    return admin.delete(`/admin/synonyms/${id}`);
  },
  adminRetryJob: async () => admin.post(`/admin/jobs/${await failedJob(shop, 'test.none')}/retry`),
  adminResendGoods: () => admin.post('/admin/channels/google/resending', {}),
  adminCountSalesAnew: () => admin.post('/admin/reports/count-anew'),
  adminRetryJobs: async () => {
    await failedJob(shop, 'test.none');
    return admin.post('/admin/jobs/retry');
  },
  adminDeleteNewsletter: async () => admin.delete(`/admin/newsletter/${await subscriber()}`),
};
/** Need more than one call before them: their own tests look into the audit log. */
const ELSEWHERE = [
  ...['adminPropose', 'adminApproveProposal', 'adminRefuseProposal', 'adminUndoProposal'],
  'adminOpenShop',
  'adminUndoProductImport',
  'adminApproveRefund',
  'adminRejectRefund',
  'adminRefundHandedOver',
  'adminRefundReturn',
  'adminOpenReturn',
  'adminSettleWithdrawal',
  'adminRegisterInvoice',
  'adminSendInvoice',
  'adminOfferLabel',
  'adminReturnLabel',
  ...['adminUnpackParcel', 'adminOfferParcelLabel', 'adminDeliverParcel'],
  ...['adminPlaceDraftOrder', 'adminSendDraftQuote', 'adminWithdrawDraftQuote'],
  ...['adminSendLetterAgain', 'adminAddFile', 'adminRemoveFile', 'adminRenewDownloads'],
  // test/api/shop-archive-by-panel.spec.ts fills an empty shop
  ...['adminDownloadShop', 'adminSendShopPiece'],
];

const rowsOf = ({ headers }: Answer<Json>) =>
  shop.sql<Json>('select action, actor_email, entity, changes from audit_event where request_id = $1', [
    headers.get('x-request-id'),
  ]);

describe('the audit log', () => {
  it('is asked for by every call that only staff may make and that changes something', () => {
    const writes = calls.filter(
      ({ method, call }) =>
        method !== 'GET' && ['staff', 'admin'].includes(call['x-access'] ?? '') && !call['x-changes-nothing'],
    );
    expect(writes.filter(({ call }) => !call['x-audited'])).toEqual([]);
    const shown = new Set([
      ...bodies.map(({ call }) => call.operationId),
      ...Object.keys(ACTS),
      ...ELSEWHERE,
    ]);
    expect(writes.map(({ call }) => call.operationId).filter((id) => !shown.has(id))).toEqual([]);
  });

  it.each(Object.entries(ACTS))('has one entry for %s: who, when, what', async (operationId, act) => {
    const answer = await act();
    expect(answer.status).toBeLessThan(300);
    const rows = await rowsOf(answer);
    expect(rows).toHaveLength(1);
    expect(rows[0]).toMatchObject({ action: operationId, actor_email: 'admin@example.com' });
    expect(Object.keys(rows[0].changes).length).toBeGreaterThan(0);
  });

  it('says what changed of a product’s variants, stock, pictures and categories, and nothing else', async () => {
    const product = await makeProduct(admin, {
      options: [size('S', 'M')],
      variants: [
        { sku: 'AUD-S', options: { Size: 'S' }, price: 10, stock: 3 },
        { sku: 'AUD-M', options: { Size: 'M' }, price: 10, stock: 8 },
      ],
    });
    const [small, medium] = product.variants;
    const variants = [small, { ...medium, price: 12, stock: 5 }];
    const path = `/admin/products/${product.id}`;
    const [stocked] = await rowsOf(
      await admin.put(path, { variants, categories: ['Gifts'] }, { expect: 200 }),
    );
    expect(stocked.changes).toEqual({
      max_price_cents: { from: 1_000, to: 1_200 },
      categories: { from: [], to: ['Gifts'] },
      variants: { from: ['AUD-M: USD 10.00, 8 in stock'], to: ['AUD-M: USD 12.00, 5 in stock'] },
    });
    const [bared] = await rowsOf(await admin.put(path, { images: [] }, { expect: 200 }));
    expect(Object.keys(bared.changes)).toEqual(['images']);
  });

  it('follows a category that is renamed, and says where its products went', async () => {
    await admin.post('/admin/categories', { name: 'Lanterns' }, { expect: 201 });
    await makeProduct(admin, { category: 'Lanterns' });
    const renamed = await admin.put('/admin/categories/lanterns', { name: 'Lamps' }, { expect: 200 });
    expect((await rowsOf(renamed))[0].changes).toMatchObject({ name: { from: 'Lanterns', to: 'Lamps' } });
    await admin.post('/admin/categories', { name: 'Lights' }, { expect: 201 });
    const moved = await admin.delete('/admin/categories/lamps?moveTo=Lights', undefined, { expect: 200 });
    expect((await rowsOf(moved))[0].changes).toMatchObject({ asked: { moveTo: 'Lights' } });
  });

  it('has no entry for what was refused', async () => {
    const refused = await admin.put(`/admin/products/${await made()}`, { price: -1 });
    expect([refused.status, await rowsOf(refused)]).toEqual([400, []]);
  });
});
