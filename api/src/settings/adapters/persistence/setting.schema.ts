import { defineEntity, p } from '@mikro-orm/core';

export const settingSchema = defineEntity({
  name: 'Setting',
  tableName: 'setting',
  properties: {
    key: p.text().primary(),
    value: p.json<unknown>(),
    /** Digits after the point, by code, of each currency that amounts were ever written in; of the shop's row. */
    decimals: p.json<Readonly<Record<string, number>>>().nullable(),
    updatedAt: p.datetime(),
  },
});
