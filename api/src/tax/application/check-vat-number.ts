import { Kept } from '@duka/serving/kept.js';
import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { VatNumberWrong } from '../domain/refusals.js';
import { TAX_NUMBERS } from '../domain/tax-numbers.js';
import {
  compactNumber,
  isOfEu,
  lettersOf,
  readVatNumber,
  type VatCheck,
  type VatNumber,
} from '../domain/vat-number.js';
import type { RegisteredNumber, TaxNumberRegistry, VatCheckDigits } from './ports.js';

export interface CheckedVatNumber extends VatNumber {
  check: VatCheck;
  /** What the register said, where it did. */
  register: RegisteredNumber | null;
  /** What it is called, where that is no VAT number: `GSTIN`. */
  name?: string;
}

const ANSWERED_MS = 3_600_000;
const UNANSWERED_MS = 60_000;

/**
 * Reads a buyer's VAT number, or that of another country by its own kinds, by form and check digit and, where the shop wants it, asks the register of the EU; the staff may
 * have accepted it before. Answers are kept for an hour, silence for a minute, so that quote and purchase of one checkout say
 * the same. Never called in a transaction.
 */
export class CheckVatNumber {
  private readonly kept: Kept<RegisteredNumber | null>;

  constructor(
    private readonly register: TaxNumberRegistry,
    private readonly digits: VatCheckDigits,
    private readonly terms: ShopTerms,
    clock: Clock,
  ) {
    this.kept = new Kept({
      freshMs: (said) => (said === null ? UNANSWERED_MS : ANSWERED_MS),
      now: () => clock.now().getTime(),
    });
  }

  /** Null for none. `countries` are those of the bill and the delivery, by ISO 3166-1. @throws VatNumberWrong when it can be nobody's */
  async checkVatNumber(
    typed: string | undefined,
    countries: readonly string[] = [],
  ): Promise<CheckedVatNumber | null> {
    if (!typed?.trim()) return null;
    const accepted = await this.accepted(compactNumber(typed));
    if (accepted) return { ...accepted, check: 'accepted', register: null };
    const number = this.read(typed);
    if (!number) return this.own(typed, countries);
    if (!isOfEu(number) || !(await this.terms.read()).viesCheck)
      return { ...number, check: 'offline', register: null };
    const said = await this.ask(number);
    if (!said) return { ...number, check: 'not_confirmed', register: null };
    return { ...number, check: said.isKnown ? 'confirmed' : 'unknown', register: said };
  }

  /** The staff knows it to be somebody's, whatever forms and check digits say: rules change, and libraries are late. */
  private async accepted(written: string): Promise<VatNumber | null> {
    const [letters] = /^[A-Z]{2}(?=.*\d)/.exec(written) ?? [];
    const known = (await this.terms.read()).acceptedVatNumbers.map(compactNumber);
    return letters !== undefined && known.includes(written) ? { letters: lettersOf(letters), written } : null;
  }

  /** By the kinds of the countries; a number of these changes no tax. @throws VatNumberWrong */
  private own(typed: string, countries: readonly string[]): CheckedVatNumber {
    const written = compactNumber(typed);
    for (const country of countries)
      for (const kind of TAX_NUMBERS[country] ?? [])
        if (this.digits.isOwn(country, kind, written))
          return { letters: country, written, check: 'offline', register: null, name: kind.name };
    const expected = countries.flatMap((country) => TAX_NUMBERS[country] ?? []);
    throw new VatNumberWrong(expected);
  }

  private read(typed: string): VatNumber | null {
    const number = readVatNumber(typed);
    return number && this.digits.areRight(number) ? number : null;
  }

  private ask(number: VatNumber): Promise<RegisteredNumber | null> {
    return this.kept.get(number.written, async () => {
      const own = this.read((await this.terms.read()).taxNumber);
      return this.register.lookUp(number, own && isOfEu(own) ? own : null);
    });
  }
}
