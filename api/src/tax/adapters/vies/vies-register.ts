import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { VatRegister } from '../../application/ports.js';
import type { VatNumber } from '../../domain/vat-number.js';

const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER = 16 * 1024;

/** VIES by its REST service: https://ec.europa.eu/taxation_customs/vies/#/technical-information. */
@Injectable()
export class ViesRegister extends VatRegister {
  constructor(private readonly config: Config) {
    super();
  }

  /** What the register of a country cannot say at the moment comes as an error with status 200 or 4xx: no answer. */
  override async knows({ written }: VatNumber): Promise<boolean | null> {
    try {
      const response = await fetch(`${this.config.env.VIES_URL}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({ countryCode: written.slice(0, 2), vatNumber: written.slice(2) }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return response.ok && text.length <= LONGEST_ANSWER ? validOf(JSON.parse(text)) : null;
    } catch {
      return null;
    }
  }
}

function validOf(answer: unknown): boolean | null {
  if (typeof answer !== 'object' || answer === null || !('valid' in answer)) return null;
  return typeof answer.valid === 'boolean' ? answer.valid : null;
}
