import type { Clock } from '../../kernel/clock.js';
import type { ShopTerms } from '../../kernel/shop-terms.js';
import { VatNumberWrong } from '../domain/refusals.js';
import { isOfEu, readVatNumber, type VatNumber } from '../domain/vat-number.js';
import type { VatRegister } from './ports.js';

/** `offline`: form and check digit alone; `not_confirmed`: the register was asked and did not answer. */
export const VAT_CHECKS = ['offline', 'confirmed', 'not_confirmed'] as const;
export type VatCheck = (typeof VAT_CHECKS)[number];

export interface CheckedVatNumber extends VatNumber {
  check: VatCheck;
}

interface Answer {
  known: boolean | null;
  until: number;
}

const ANSWERED_MS = 3_600_000;
const UNANSWERED_MS = 60_000;
const MOST_KEPT = 1_000;

/**
 * Reads a buyer's VAT number by form and check digit and, where the shop wants it, asks the register of the EU. Answers are
 * kept for an hour, silence for a minute, so that quote and purchase of one checkout say the same. Never called in a
 * transaction.
 */
export class CheckVatNumber {
  private readonly kept = new Map<string, Answer>();

  constructor(
    private readonly register: VatRegister,
    private readonly terms: ShopTerms,
    private readonly clock: Clock,
  ) {}

  /** Null for none. @throws VatNumberWrong */
  async execute(typed: string | undefined): Promise<CheckedVatNumber | null> {
    if (!typed?.trim()) return null;
    const number = readVatNumber(typed);
    if (!number) throw new VatNumberWrong();
    if (!isOfEu(number) || !(await this.terms.viesCheck())) return { ...number, check: 'offline' };
    const known = await this.ask(number);
    if (known === false) throw new VatNumberWrong('The register of the EU does not know this VAT number.');
    return { ...number, check: known ? 'confirmed' : 'not_confirmed' };
  }

  private async ask(number: VatNumber): Promise<boolean | null> {
    const now = this.clock.now().getTime();
    const before = this.kept.get(number.written);
    if (before && before.until > now) return before.known;
    const known = await this.register.knows(number);
    const [oldest] = this.kept.keys();
    if (this.kept.size >= MOST_KEPT && oldest) this.kept.delete(oldest);
    this.kept.set(number.written, { known, until: now + (known === null ? UNANSWERED_MS : ANSWERED_MS) });
    return known;
  }
}
