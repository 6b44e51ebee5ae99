import { Injectable } from '@nestjs/common';
import { Config } from '../../../platform/config/config.js';
import { ReferenceRates } from '../../application/ports.js';
import type { PublishedRates } from '../../domain/exchange-rate.js';

const TIMEOUT_MS = 10_000;
const LONGEST_ANSWER = 64 * 1024;
const DAY = /<Cube time=["'](\d{4}-\d{2}-\d{2})["']/;
const RATE = /<Cube currency=["']([A-Z]{3})["'] rate=["'](\d{1,9}(?:\.\d{1,9})?)["']/g;

/**
 * The euro foreign exchange reference rates of the European Central Bank, published about 16:00 CET on working days:
 * https://www.ecb.europa.eu/stats/policy_and_exchange_rates/euro_reference_exchange_rates/html/index.en.html.
 */
@Injectable()
export class EcbReferenceRates implements ReferenceRates {
  constructor(private readonly config: Config) {}

  async latest(): Promise<PublishedRates | null> {
    try {
      const response = await fetch(this.config.env.ECB_RATES_URL, {
        headers: { accept: 'application/xml' },
        redirect: 'error',
        signal: AbortSignal.timeout(TIMEOUT_MS),
      });
      const text = await response.text();
      return response.ok && text.length <= LONGEST_ANSWER ? ratesOf(text) : null;
    } catch {
      return null;
    }
  }
}

/** Null for a text without a day or with no rate above zero. */
function ratesOf(text: string): PublishedRates | null {
  const day = DAY.exec(text)?.[1];
  const found = [...text.matchAll(RATE)].map(([, code = '', rate]): [string, number] => [code, Number(rate)]);
  const rates = new Map(found.filter(([, rate]) => rate > 0));
  return day && rates.size > 0 ? { day, base: 'EUR', rates } : null;
}
