import { describe, expect, it } from '@jest/globals';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';

const src = join(root, 'api/src');

/** The way of a refund that staff makes, call by call; what a file asks on the side and gets answered is left out. */
const WAY = [
  'orders/adapters/http/admin-order-commands.controller.ts',
  'orders/application/approve-refunds.ts',
  'orders/application/order-commands.ts',
  'checkout/application/checkout-order-commands.ts',
  'checkout/application/refund-order.ts',
  'payments/application/request-refund.ts',
  'payments/adapters/jobs/refund-jobs.ts',
  'payments/application/submit-refund.ts',
  'payments/application/apply-provider-refund.ts',
  'payments/application/paid-orders.ts',
  'orders/application/record-money-of-refunds.ts',
  'orders/application/record-money.ts',
] as const;

const read = (file: string) => readFileSync(join(src, file), 'utf8');

const importsOf = (file: string) =>
  [...read(file).matchAll(/from '(\.[^']+)\.js'/g)].map(([, path = '']) =>
    relative(src, join(src, dirname(file), `${path}.ts`)),
  );

/** One calls the other, answers its port, or hears what it has told through the outbox. */
function leadsTo(one: string, other: string): boolean {
  const told = [...read(one).matchAll(/topic: '([\w.]+)'/g)].map(([, topic = '']) => topic);
  const hears = told.some((topic) => read(other).includes(`listeners.on('${topic}'`));
  return importsOf(one).includes(other) || importsOf(other).includes(one) || hears;
}

const featureOf = (file: string) => file.split('/')[0];
const steps = WAY.slice(1).map((file, at) => [WAY[at] ?? '', file] as const);

describe('the way of a refund', () => {
  it.each(steps)('leads from %s to %s', (one, other) => expect(leadsTo(one, other)).toBe(true));

  it('goes from one feature to another three times', () => {
    const crossings = steps
      .map((step) => step.map(featureOf))
      .filter(([one, other]) => one !== other)
      .map((step) => step.join(' to '));
    expect(crossings).toEqual(['orders to checkout', 'checkout to payments', 'payments to orders']);
  });

  it('comes from payments to orders by the one port, and never back to checkout', () => {
    const ofPayments = WAY.filter((file) => featureOf(file) === 'payments');
    const elsewhere = ofPayments.flatMap(importsOf).filter((file) => /^(checkout|orders)\//.test(file));
    expect(elsewhere).toEqual([]);
  });
});
