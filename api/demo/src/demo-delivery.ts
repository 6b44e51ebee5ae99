import type pg from 'pg';
import { demoId } from './demo-ids.js';

/** The demo's second way to send an order; the first one, free and standard, comes with every shop. */
export async function addExpress(client: pg.ClientBase): Promise<void> {
  const express = {
    id: demoId('delivery', 'express'),
    name: 'Express',
    kind: 'flat',
    price: 1_500,
    freeFrom: 14_000,
    steps: [],
    pickup: null,
    postcodes: [],
    daysFrom: 1,
    daysTo: 2,
    isActive: true,
  };
  await client.query(
    `update shipping_zone set methods = methods || $1::jsonb
     where name = 'Everywhere' and not methods @> jsonb_build_array(jsonb_build_object('id', $2::text))`,
    [JSON.stringify([express]), express.id],
  );
}
