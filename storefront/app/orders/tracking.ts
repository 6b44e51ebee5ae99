import type { OrderSummary, TrackingEvent } from '../platform/api/types';
import { sentTextOfWay, trackingTexts } from '../platform/messages/en/orders';

const HOUR_MS = 3_600_000;

/** The specification's offsets (section 9), and how far the order must be for a step to be shown: the server's rule. */
const FALLBACK = [
  { status: 'confirmed', afterHours: 0, reached: 1 },
  { status: 'processing', afterHours: 2, reached: 1 },
  { status: 'shipped', afterHours: 24, reached: 2 },
  { status: 'in_transit', afterHours: 48, reached: 2 },
] as const;

const PROGRESS: Readonly<Record<string, number>> = { processing: 1, shipped: 2, delivered: 3 };

/**
 * The timeline that the page builds when the tracking call fails: never later than `now`, never further than the
 * order itself. Its caller marks it as estimated.
 */
export function fallbackTracking(
  { createdAt, status, deliveryWay: way }: Pick<OrderSummary, 'createdAt' | 'status' | 'deliveryWay'>,
  now: Date,
): TrackingEvent[] {
  const start = Date.parse(createdAt);
  return FALLBACK.filter((step) => step.reached <= (PROGRESS[status] ?? 0))
    .filter((step) => way === 'parcel' || step.status !== 'in_transit')
    .map((step) => ({ ...step, at: start + step.afterHours * HOUR_MS }))
    .filter((step) => step.at <= now.getTime())
    .map(({ status: word, at }) => ({
      id: `estimated-${word}`,
      status: word,
      description: word === 'shipped' ? sentTextOfWay[way] : trackingTexts[word],
      timestamp: new Date(at).toISOString(),
      location: '',
    }));
}
