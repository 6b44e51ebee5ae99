import { describe, expect, it } from '@jest/globals';
import type { OrderSummary } from '../platform/api/types';
import { fallbackTracking } from './tracking';

const ORDERED = '2026-03-01T10:00:00.000Z';
const after = (hours: number) => new Date(Date.parse(ORDERED) + hours * 3_600_000);
type Sent = Pick<OrderSummary, 'status' | 'deliveryWay'>;
const told = (status: Sent['status'], hours: number, deliveryWay: Sent['deliveryWay'] = 'parcel') =>
  fallbackTracking({ createdAt: ORDERED, status, deliveryWay }, after(hours));
const shown = (status: string, hours: number) =>
  told(status as Sent['status'], hours).map((event) => event.status);

describe('the tracking timeline that the page builds', () => {
  it('starts at order time and goes on after 2 hours, a day and two days', () => {
    const events = told('shipped', 72);
    expect(events.map((event) => [event.status, event.timestamp, event.description])).toEqual([
      ['confirmed', '2026-03-01T10:00:00.000Z', 'Order confirmed'],
      ['processing', '2026-03-01T12:00:00.000Z', 'Your order is being prepared'],
      ['shipped', '2026-03-02T10:00:00.000Z', 'Your order has been shipped'],
      ['in_transit', '2026-03-03T10:00:00.000Z', 'Your order is on its way'],
    ]);
  });

  it.each([
    ['pickup', 'Your order is ready for pickup'],
    ['courier', 'Your order is out for delivery'],
  ] as const)('of a %s has no carrier’s words', (way, sentence) => {
    expect(told('shipped', 72, way).map((event) => [event.status, event.description])).toEqual([
      ['confirmed', 'Order confirmed'],
      ['processing', 'Your order is being prepared'],
      ['shipped', sentence],
    ]);
  });

  it('never tells of the future', () => {
    expect(shown('shipped', 1)).toEqual(['confirmed']);
    expect(shown('delivered', 25)).toEqual(['confirmed', 'processing', 'shipped']);
  });

  it('never goes further than the order itself', () => {
    expect(shown('processing', 500)).toEqual(['confirmed', 'processing']);
    for (const status of ['pending', 'cancelled', 'unheard-of']) expect(shown(status, 500)).toEqual([]);
  });
});
