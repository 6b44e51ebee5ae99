import type { TaxZone } from '../domain/tax-zone.js';
import type { VatNumber } from '../domain/vat-number.js';

/** Who knows which VAT numbers are in use. */
export abstract class VatRegister {
  /** Null when the register does not answer, or keeps none of that country. Never throws. */
  abstract knows(number: VatNumber): Promise<boolean | null>;
}

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
