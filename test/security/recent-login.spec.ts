import { beforeAll, describe, expect, it } from '@jest/globals';
import type { Client, Json } from '../support/client.js';
import { calls } from '../support/published.js';
import { useShop } from '../support/use-shop.js';

const shop = useShop();
const marked = calls.filter(({ call }) => call['x-recent-login']);
const NOTHING = '019336a0-0000-7000-8000-000000000000';
const PASSWORD = 'a-good-password-1';

/** An administrator whose last log-in was so many minutes ago. */
async function administrator(minutes: number): Promise<Client> {
  const someone = await shop.shopper('Old Hand', 'admin');
  await shop.sql(
    `update session set authenticated_at = now() - make_interval(mins => $2::int)
     where account_id = (select id from account where email_key = $1)`,
    [someone.email, minutes],
  );
  return someone;
}

describe('a dangerous step', () => {
  let old: Client;
  beforeAll(async () => {
    old = await administrator(16);
  });

  it('is each that gives roles, money or data away, changes the settings or erases somebody', () => {
    expect(marked.map(({ call }) => call.operationId).sort()).toEqual([
      'adminAcceptExchangeRate',
      'adminAdjustCredit',
      'adminApproveRefund',
      'adminConnectApp',
      'adminCreateApiKey',
      'adminCreateRole',
      'adminCreateWebhook',
      'adminDeleteRole',
      'adminDownloadCustomerData',
      'adminDownloadShop',
      'adminEraseCustomer',
      'adminExportAudit',
      'adminExportCustomers',
      'adminExportDiscountCodes',
      'adminExportOrders',
      'adminExportProducts',
      'adminExportReport',
      'adminExportTaxReport',
      'adminImportCustomers',
      'adminImportEarlierOrders',
      'adminImportShop',
      'adminInviteStaff',
      'adminIssueCredit',
      'adminLogOutCustomer',
      'adminMailCredit',
      'adminMergeCustomer',
      'adminOpenShop',
      'adminPatchCustomer',
      'adminPatchRole',
      'adminPatchSettings',
      'adminPrintLabel',
      'adminPrintLabels',
      'adminPrintPackingSlips',
      'adminRefundOrder',
      'adminRefundReturn',
      'adminRemoveSecondFactor',
      'adminRotateApiKey',
      'adminRotateWebhook',
      'adminSaveLetter',
      'adminSavePaper',
      'adminSetUpCountry',
      'adminUndoCustomers',
      'adminUndoEarlierOrders',
      'adminUpdateApiKey',
      'adminUpdateConnection',
      'adminUpdateCustomer',
      'adminUpdateRole',
      'adminUpdateSettings',
      'adminUpdateWebhook',
    ]);
  });

  it.each(marked.map((one) => [one.call.operationId, one] as const))(
    'asks for the password again after 15 minutes: %s',
    async (_, { method, path }) => {
      const here = path.replace('/api/v1', '').replaceAll(/\{\w+\}/g, NOTHING);
      const body = ['GET', 'DELETE'].includes(method) ? undefined : {};
      const answer = await old.call<Json>(method, here, body);
      expect([answer.status, answer.body.code]).toEqual([403, 'password_required']);
      const recent = await (await administrator(14)).call<Json>(method, here, body);
      expect(recent.body.code).not.toBe('password_required');
    },
  );

  it('is open again once the right password was entered, and only then', async () => {
    const late = await administrator(60);
    const change = { supportPhone: '+256 700 000 009' };
    const wrong = await late.post<Json>('/users/me/password-confirmation', { currentPassword: 'not this' });
    expect([wrong.status, wrong.body.errors[0].field]).toEqual([400, 'currentPassword']);
    await late.put('/admin/settings/shop', change, { expect: 403 });
    await late.post('/users/me/password-confirmation', { currentPassword: PASSWORD }, { expect: 200 });
    await late.put('/admin/settings/shop', change, { expect: 200 });
  });
});
