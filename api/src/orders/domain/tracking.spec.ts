import { describe, expect, it } from '@jest/globals';
import { ORDER_STATES } from './order-states.js';
import { fallbackTracking } from './tracking.js';

const ORDERED = new Date('2026-03-01T10:00:00Z');
const after = (hours: number) => new Date(ORDERED.getTime() + hours * 3_600_000);
const shown = (state: (typeof ORDER_STATES)[number], hours: number) =>
  fallbackTracking(ORDERED, state, after(hours)).map((event) => event.status);

describe('the tracking timeline without a carrier', () => {
  it('starts at order time and goes on after 2 hours, a day and two days', () => {
    const events = fallbackTracking(ORDERED, 'shipped', after(72));
    expect(events.map((event) => [event.status, event.timestamp.toISOString()])).toEqual([
      ['confirmed', '2026-03-01T10:00:00.000Z'],
      ['processing', '2026-03-01T12:00:00.000Z'],
      ['shipped', '2026-03-02T10:00:00.000Z'],
      ['in_transit', '2026-03-03T10:00:00.000Z'],
    ]);
  });

  it.each([
    ['pickup', 'Your order is ready for pickup'],
    ['courier', 'Your order is out for delivery'],
  ] as const)('of a %s has no carrier’s words', (way, sentence) => {
    const events = fallbackTracking(ORDERED, 'shipped', after(72), way);
    expect(events.map((event) => [event.status, event.description])).toEqual([
      ['confirmed', 'Order confirmed'],
      ['processing', 'Your order is being prepared'],
      ['shipped', sentence],
    ]);
  });

  it('never tells of the future', () => {
    expect(shown('shipped', 1)).toEqual(['confirmed']);
    expect(shown('shipped', 25)).toEqual(['confirmed', 'processing', 'shipped']);
  });

  it('never goes further than the order itself', () => {
    expect(shown('processing', 500)).toEqual(['confirmed', 'processing']);
    expect(shown('pending', 500)).toEqual([]);
    expect(shown('cancelled', 500)).toEqual([]);
  });
});
