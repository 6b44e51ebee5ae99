import { defineEntity, p } from '@mikro-orm/core';
import type { CustomerTrace } from '../../application/import-customers.js';

/** What an import of customers did to an account, by which it is taken back. */
export const customerImportLineSchema = defineEntity({
  name: 'CustomerImportLine',
  tableName: 'customer_import_line',
  properties: {
    importId: p.uuid().primary(),
    accountId: p.uuid().primary(),
    trace: p.json<Omit<CustomerTrace, 'accountId'>>(),
    createdAt: p.datetime(),
  },
});
