import { describe, expect, it } from '@jest/globals';
import { Money } from '../../kernel/money.js';
import { rateFor, serviceName } from './carrier-rate.js';

const rate = (carrier: string, service: string, cents: number, days: number | null = 2) => ({
  ...{ carrier, service, price: Money.ofCents(cents), days },
});
const [priority, ground, express] = [
  rate('USPS', 'Priority', 899),
  rate('USPS', 'GroundAdvantage', 549),
  rate('UPSDAP', 'Express', 2_199),
] as const;
const rates = [priority, ground, express];

describe('the rate that a method charges', () => {
  it.each(['USPS Priority', ' usps priority '])('is that of its service: %j', (service) => {
    expect(rateFor(service, rates)).toBe(priority);
  });

  it.each([undefined, '', '  '])('is the cheapest where it names none: %j', (service) => {
    expect(rateFor(service, rates)).toBe(ground);
  });

  it('is the first of those that cost the same, and the cheapest of a service that is offered twice', () => {
    expect(rateFor(undefined, [rate('UPSDAP', 'Ground', 549), ground])?.carrier).toBe('UPSDAP');
    expect(rateFor('USPS Priority', [priority, rate('USPS', 'Priority', 799)])?.price.cents).toBe(799);
  });

  it('is none where the carrier offers no such service, or nothing', () => {
    expect(rateFor('Priority', rates)).toBeUndefined();
    expect(rateFor(undefined, [])).toBeUndefined();
  });

  it('is named as the rules and the panel write it', () => {
    expect(serviceName(express)).toBe('UPSDAP Express');
  });
});
