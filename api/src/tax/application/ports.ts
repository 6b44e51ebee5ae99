import type { TaxZone } from '../domain/tax-zone.js';

/** The zones that the shop charges tax in. */
export abstract class TaxZones {
  /** The oldest first; kept for a second. */
  abstract all(): Promise<readonly TaxZone[]>;
  /** Locked until the running transaction ends; undefined when there is none. */
  abstract lock(id: string): Promise<TaxZone | undefined>;
  /** @throws TaxZoneNameTaken */
  abstract add(zone: TaxZone): Promise<void>;
  /** @throws TaxZoneNameTaken */
  abstract save(zone: TaxZone): Promise<void>;
  /** What was kept is read anew. Call when a change is committed. */
  abstract forget(): void;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
}
