import { defineEntity, p } from '@mikro-orm/core';

/** Prices in the smallest unit of the shop's currency. */
export interface StoredRate {
  carrier: string;
  service: string;
  price: number;
  days: number | null;
}

/** What a carrier said of parcels like one; kept until nobody can be charged by it any more. */
export const carrierRateSchema = defineEntity({
  name: 'CarrierRate',
  tableName: 'carrier_rate',
  properties: {
    key: p.text().primary(),
    rates: p.json<readonly StoredRate[]>(),
    until: p.datetime(),
  },
});
