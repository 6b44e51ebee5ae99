import type { ShippingZone } from '../domain/shipping-zone.js';

/** The zones that the shop delivers to. */
export abstract class ShippingZones {
  /** The oldest first; kept for a second. */
  abstract all(): Promise<readonly ShippingZone[]>;
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<ShippingZone | undefined>;
  /** @throws ShippingZoneNameTaken */
  abstract add(zone: ShippingZone): Promise<void>;
  /** @throws ShippingZoneNameTaken */
  abstract save(zone: ShippingZone): Promise<void>;
  /** What was kept is read anew. Call when a change is committed. */
  abstract forget(): void;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}
