export interface WireTracker {
  id: string;
  object: 'Tracker';
  mode: 'test';
  tracking_code: string;
  carrier: string;
  status: string;
  shipment_id: string;
  /** The oldest first. */
  tracking_details: object[];
}

/** The way of every parcel here, one step after the other. */
export const STEPS = [
  { status: 'pre_transit', message: 'Shipping label created', city: null },
  { status: 'in_transit', message: 'Accepted at the post office', city: 'KAMPALA' },
  { status: 'out_for_delivery', message: 'Out for delivery', city: 'ENTEBBE' },
  { status: 'delivered', message: 'Delivered, front door', city: 'ENTEBBE' },
] as const;

export function newTracker(
  id: string,
  code: string,
  carrier: string,
  shipment: string,
  now: Date,
): WireTracker {
  const before: WireTracker = {
    ...{ id, object: 'Tracker', mode: 'test', tracking_code: code, carrier, status: 'unknown' },
    ...{ shipment_id: shipment, tracking_details: [] },
  };
  return advanced(before, now) ?? before;
}

/** One step on; null when the parcel has arrived. */
export function advanced(tracker: WireTracker, now: Date): WireTracker | null {
  const step = STEPS[tracker.tracking_details.length];
  if (!step) return null;
  const place = { object: 'TrackingLocation', city: step.city, state: null, country: null, zip: null };
  const detail = {
    ...{ object: 'TrackingDetail', message: step.message, status: step.status },
    ...{ datetime: now.toISOString(), source: tracker.carrier, tracking_location: place },
  };
  return { ...tracker, status: step.status, tracking_details: [...tracker.tracking_details, detail] };
}
