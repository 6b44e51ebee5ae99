import { defineEntity, p } from '@mikro-orm/core';

export const settingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    updatedAt: p.datetime(),
  },
});
