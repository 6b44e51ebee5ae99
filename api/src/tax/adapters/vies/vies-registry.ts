import { Injectable } from '@nestjs/common';
import { Clock } from '../../../kernel/clock.js';
import { Config } from '../../../platform/config/config.js';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { readAtMost } from '../../../platform/outbound/read-at-most.js';
import { TaxNumberRegistry, type RegisteredNumber } from '../../application/ports.js';
import type { VatNumber } from '../../domain/vat-number.js';

const TIMEOUT_MS = 3_000;
const LONGEST_ANSWER = 16 * 1024;
const LONGEST_TEXT = 300;
/** Too many requests, or a fault of the server: it is not asked again. */
const TOO_MANY = 429;
const PUBLIC = 'https://ec.europa.eu/taxation_customs/vies/rest-api';

/**
 * VIES by its REST service: https://ec.europa.eu/taxation_customs/vies/#/technical-information. Outside of production the
 * one that the sandbox plays is asked, or the one of `VIES_URL`; never the public one.
 */
@Injectable()
export class ViesRegistry implements TaxNumberRegistry {
  constructor(
    private readonly config: Config,
    private readonly access: ProviderAccess,
    private readonly clock: Clock,
  ) {}

  /**
   * What the register of a country cannot say at the moment comes as an error with status 200 or 4xx: no answer. So does a
   * number of the asker's own that VIES does not hold: then it is asked once more in nobody's name.
   */
  async lookUp(number: VatNumber, own: VatNumber | null): Promise<RegisteredNumber | null> {
    const base = this.base();
    if (!base) return null;
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    try {
      const said = await this.ask(base, number, own, signal);
      return said ?? (own && (await this.ask(base, number, null, signal)));
    } catch {
      return null;
    }
  }

  /** Null for an answer that says neither yes nor no. @throws Error for none that could be read */
  private async ask(
    base: string,
    number: VatNumber,
    own: VatNumber | null,
    signal: AbortSignal,
  ): Promise<RegisteredNumber | null> {
    const response = await fetch(`${base}/check-vat-number`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', accept: 'application/json' },
      body: JSON.stringify({
        ...{ countryCode: number.letters, vatNumber: number.written.slice(2) },
        ...(own && { requesterMemberStateCode: own.letters, requesterNumber: own.written.slice(2) }),
      }),
      redirect: 'error',
      signal,
    });
    const bytes = await readAtMost(response, LONGEST_ANSWER);
    if (!bytes || response.status >= TOO_MANY) throw new Error('the register of VAT numbers did not answer');
    const said = answerOf(JSON.parse(new TextDecoder().decode(bytes)), this.clock.now());
    return response.ok ? said : null;
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
