import { describe, expect, it } from '@jest/globals';
import type { Json } from '../support/client.js';
import { makeProduct } from '../support/products.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();

describe('a shop without a service for translations, as it comes', () => {
  it('offers no drafts of a machine, and says why it makes none', async () => {
    const admin = await shop.admin();
    await admin.put('/admin/settings/shop', { languages: ['en', 'de'] }, { expect: 200 });
    const progress = await admin.get<Json>('/admin/translations/progress', { expect: 200 });
    expect(progress.body).toMatchObject({ languages: ['de'], canDraft: false });
    const { id: owner } = await makeProduct(admin, { name: 'Wool scarf' });
    const text = { kind: 'product', owner, field: 'name', language: 'de' };
    const { body } = await admin.post<Json>('/admin/translations/drafts', { texts: [text] }, { expect: 409 });
    expect(body).toMatchObject({
      code: 'drafts_off',
      message: 'No service for translations is set up.',
    });
  });
});
