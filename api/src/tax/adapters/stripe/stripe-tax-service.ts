import { Injectable } from '@nestjs/common';
import type Stripe from 'stripe';
import { ProviderAccess } from '../../../platform/config/provider-access.js';
import { log } from '../../../platform/logging/log.js';
import { within } from '../../../platform/outbound/within.js';
import { TaxService, type AskedTaxes, type TaxAnswer } from '../../application/ports.js';
import { calculationOf, requestFor } from './tax-calculation.js';

const TIMEOUT_MS = 3_000;

/** Stripe Tax: https://docs.stripe.com/api/tax/calculations. It wants the registrations of the shop entered at Stripe. */
@Injectable()
export class StripeTaxService implements TaxService {
  constructor(private readonly provider: ProviderAccess) {}

  async calculate(asked: AskedTaxes): Promise<TaxAnswer> {
    const { default: Library } = await import('stripe');
    try {
      const client = new Library(...this.access());
      const calculation = await within(TIMEOUT_MS, client.tax.calculations.create(requestFor(asked)));
      return calculationOf(calculation, asked) ?? 'silent';
    } catch (error) {
      if (error instanceof Library.errors.StripeError && error.code === 'customer_tax_location_invalid')
        return 'nowhere';
      const reason = error instanceof Error ? `${error.name}: ${error.message}` : 'unknown';
      log.warn({ reason, provider: 'stripe' }, 'the tax service has not answered');
      return 'silent';
    }
  }

  /** @throws NoProvider */
  private access(): [key: string, Stripe.StripeConfig] {
    const { baseUrl, secrets } = this.provider.of('stripe');
    const url = baseUrl ? new URL(baseUrl) : null;
    const settings: Stripe.StripeConfig = {
      ...{ timeout: TIMEOUT_MS, maxNetworkRetries: 0, telemetry: false },
      ...(url ? { protocol: url.protocol === 'http:' ? 'http' : 'https', host: url.hostname } : {}),
      ...(url?.port ? { port: url.port } : {}),
    };
    return [secrets['key'] ?? '', settings];
  }
}
