import { defineEntity, p } from '@mikro-orm/core';

export const addressSchema = defineEntity({
  name: 'Address',
  tableName: 'address',
  properties: {
    id: p.uuid().primary(),
    accountId: p.uuid(),
    firstName: p.text(),
    lastName: p.text(),
    company: p.text().default(''),
    street: p.text(),
    line2: p.text().fieldName('line_2').default(''),
    city: p.text(),
    state: p.text(),
    zipCode: p.text(),
    country: p.text(),
    phone: p.text().default(''),
    isDefault: p.boolean().default(false),
    createdAt: p.datetime(),
  },
});
