import { member, textOf } from '../../../platform/outbound/call.js';
import type { ParcelScan, ParcelStatus, TrackedParcel } from '../../application/carrier.js';

/** The words of https://docs.easypost.com/docs/trackers in the shop's. */
const STATUSES: Readonly<Record<string, ParcelStatus>> = {
  unknown: 'waiting',
  pre_transit: 'waiting',
  in_transit: 'in_transit',
  out_for_delivery: 'in_transit',
  available_for_pickup: 'in_transit',
  delivered: 'delivered',
  return_to_sender: 'failed',
  failure: 'failed',
  cancelled: 'failed',
  error: 'failed',
};

/** Where a parcel is, or null when the body is no tracker. */
export function trackedParcel(body: unknown): TrackedParcel | null {
  const status = STATUSES[String(member(body, 'status'))];
  const trackingNumber = textOf(member(body, 'tracking_code'));
  const details = member(body, 'tracking_details');
  if (!status || !trackingNumber) return null;
  const scans = Array.isArray(details) ? details.flatMap((one: unknown) => scanOf(one) ?? []) : [];
  scans.sort((one, other) => one.occurredAt.getTime() - other.occurredAt.getTime());
  return { outcome: 'tracked', trackingNumber, status, scans };
}

function scanOf(detail: unknown): ParcelScan | null {
  const status = STATUSES[String(member(detail, 'status'))];
  const occurredAt = new Date(textOf(member(detail, 'datetime')) ?? '');
  if (!status || Number.isNaN(occurredAt.getTime())) return null;
  const place = member(detail, 'tracking_location');
  const names = ['city', 'state', 'country'].flatMap((name) => textOf(member(place, name)) ?? []);
  const description = (textOf(member(detail, 'message')) ?? 'Scanned').slice(0, 200);
  return { status, description, location: names.join(', ').slice(0, 120), occurredAt };
}
