import type { Destination } from '../../kernel/area.js';
import type { TaxCalculation } from '../../kernel/receipt-rules.js';
import { Zones } from '../../kernel/zones.js';
import type { Taxable } from '../domain/taxes.js';
import type { TaxNumberKind } from '../domain/tax-numbers.js';
import type { TaxZone } from '../domain/tax-zone.js';
import type { VatNumber } from '../domain/vat-number.js';

/** What a register says of a VAT number, to be kept as proof. */
export interface RegisteredNumber {
  isKnown: boolean;
  /** When it was asked, ISO 8601. */
  askedAt: string;
  /** The number of the consultation, by which a tax office finds it; null where the shop has no number of its own in the EU. */
  consultation: string | null;
  /** As registered; null where the country does not tell. */
  name: string | null;
  address: string | null;
}

/** Who knows which VAT numbers are in use: the registers of the EU. */
export abstract class TaxNumberRegistry {
  /** `own` is the shop's number, if it has one there. Null when nobody answers in time. Never throws, and never called in a transaction. */
  abstract lookUp(number: VatNumber, own: VatNumber | null): Promise<RegisteredNumber | null>;
}

/** Who knows the check digits of VAT numbers, and of those of other countries. */
export abstract class VatCheckDigits {
  /** Whether a number of the right form may be somebody's. */
  abstract areRight(number: VatNumber): boolean;
  /** Whether a number without blanks and points may be one of that kind of the country, by its form and check digit. */
  abstract isOwn(country: string, kind: TaxNumberKind, written: string): boolean;
}

/** What a tax service is asked. */
export interface AskedTaxes extends Pick<Taxable, 'lines' | 'shipping'> {
  to: Destination;
  pricesIncludeTax: boolean;
}

/** `silent`: no answer in time, or none that is one; `nowhere`: the address is not enough to find its rates. */
export type TaxAnswer = TaxCalculation | 'silent' | 'nowhere';

/** Somebody who knows every rate, where the shop does not want to keep them itself. */
export abstract class TaxService {
  /** Takes three seconds at most. Never throws, and never called in a transaction. */
  abstract calculate(asked: AskedTaxes): Promise<TaxAnswer>;
}

/** The zones that the shop charges tax in. Refuses a name that another has by TaxZoneNameTaken. */
export abstract class TaxZones extends Zones<TaxZone> {}
