import { defineEntity, p } from '@mikro-orm/core';

export const exchangeRateSchema = defineEntity({
  name: 'ExchangeRate',
  tableName: 'exchange_rate',
  properties: {
    code: p.text().primary(),
    base: p.text(),
    rate: p.double().$type<number>(),
    day: p.date(),
    waitingRate: p.double().$type<number>().nullable(),
    waitingDay: p.date().nullable(),
    updatedAt: p.datetime(),
  },
});
