import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { TaxNumberRegistry, type RegisteredNumber } from '../../application/ports.js';
import type { VatNumber } from '../../domain/vat-number.js';

const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER = 16 * 1024;
const LONGEST_TEXT = 300;
const PUBLIC = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/**
 * VIES by its REST service: https://ec.europa.eu/taxation_customs/vies/#/technical-information. Outside of production the
 * one that the sandbox plays is asked, or the one of `VIES_URL`; never the public one.
 */
@Injectable()
export class ViesRegistry extends TaxNumberRegistry {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
    private readonly clock: Clock,
  ) {
    super();
  }

  /** What the register of a country cannot say at the moment comes as an error with status 200 or 4xx: no answer. */
  override async lookUp(number: VatNumber, own: VatNumber | null): Promise<RegisteredNumber | null> {
    const base = this.base();
    if (!base) return null;
    try {
      const response = await fetch(`${base}/check-vat-number`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', accept: 'application/json' },
        body: JSON.stringify({
          ...{ countryCode: number.letters, vatNumber: number.written.slice(2) },
          ...(own && { requesterMemberStateCode: own.letters, requesterNumber: own.written.slice(2) }),
        }),
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      if (!response.ok || text.length > LONGEST_ANSWER) return null;
      return answerOf(JSON.parse(text), this.clock.now());
    } catch {
      return null;
    }
  }

  private base(): string | undefined {
    if (this.config.env.VIES_URL) return this.config.env.VIES_URL;
    if (this.config.isProduction) return PUBLIC;
    return this.access.has('vies') ? this.access.of('vies').baseUrl : undefined;
  }
}

function answerOf(answer: unknown, now: Date): RegisteredNumber | null {
  if (typeof answer !== 'object' || answer === null || !('valid' in answer)) return null;
  if (typeof answer.valid !== 'boolean') return null;
  const said = answer as Record<string, unknown>;
  return {
    isKnown: answer.valid,
    askedAt: now.toISOString(),
    consultation: textOf(said['requestIdentifier']),
    name: textOf(said['name']),
    address: textOf(said['address']),
  };
}

/** `---` is what countries say that tell no names. */
function textOf(value: unknown): string | null {
  const text = typeof value === 'string' ? value.replaceAll(/\s+/g, ' ').trim() : '';
  return text === '' || /^-+$/.test(text) ? null : text.slice(0, LONGEST_TEXT);
}
