import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { VatNumberWrong } from '../domain/refusals.js';
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
}

interface Answer {
  said: RegisteredNumber | null;
  until: number;
}

const ANSWERED_MS = 3_600_000;
const UNANSWERED_MS = 60_000;
const MOST_KEPT = 1_000;

/**
 * Reads a buyer's VAT number by form and check digit and, where the shop wants it, asks the register of the EU; the staff may
 * have accepted it before. Answers are kept for an hour, silence for a minute, so that quote and purchase of one checkout say
 * the same. Never called in a transaction.
 */
export class CheckVatNumber {
  private readonly kept = new Map<string, Answer>();

  constructor(
    private readonly register: TaxNumberRegistry,
    private readonly digits: VatCheckDigits,
    private readonly terms: ShopTerms,
    private readonly clock: Clock,
  ) {}

  /** Null for none. @throws VatNumberWrong when it can be nobody's */
  async checkVatNumber(typed: string | undefined): Promise<CheckedVatNumber | null> {
    if (!typed?.trim()) return null;
    const accepted = await this.accepted(compactNumber(typed));
    if (accepted) return { ...accepted, check: 'accepted', register: null };
    const number = this.read(typed);
    if (!number) throw new VatNumberWrong();
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

  private read(typed: string): VatNumber | null {
    const number = readVatNumber(typed);
    return number && this.digits.areRight(number) ? number : null;
  }

  private async ask(number: VatNumber): Promise<RegisteredNumber | null> {
    const now = this.clock.now().getTime();
    const before = this.kept.get(number.written);
    if (before && before.until > now) return before.said;
    const own = this.read((await this.terms.read()).taxNumber);
    const said = await this.register.lookUp(number, own && isOfEu(own) ? own : null);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest) this.kept.delete(oldest);
    this.kept.set(number.written, { said, until: now + (said === null ? UNANSWERED_MS : ANSWERED_MS) });
    return said;
  }
}
