import { describe, expect, it } from '@jest/globals';
import { missingOf, stepsOf, STEP_NAMES, type ShopFacts } from './steps.js';

const ready: ShopFacts = {
  ...{ name: 'Lamps', supportEmail: 'shop@example.com', isPlaced: true, hasAddress: true },
  ...{ hasTaxes: true, hasDelivery: true, hasPayments: true, paymentsAreSimulated: false },
  ...{ hasMailServer: true, hasProduct: true, hasImprint: true, needsImprint: true, isProduction: true },
  reach: { url: 'https://shop.example', isPublic: true, proxies: 0 },
};
const here = { url: 'http://localhost:3000', isPublic: false, proxies: 0 };
const left = (facts: Partial<ShopFacts>) => missingOf({ ...ready, ...facts }).map(({ name }) => name);

describe('the opening of a shop', () => {
  it('lists every step, and wants nothing of a shop that is ready', () => {
    expect(stepsOf(ready).map(({ name }) => name)).toEqual(STEP_NAMES);
    expect(stepsOf(ready).every(({ isDone, missing }) => isDone && missing === null)).toBe(true);
    expect(left({})).toEqual([]);
  });

  it.each<[Partial<ShopFacts>, string[]]>([
    [{ name: 'Duka' }, ['name']],
    [{ isPlaced: false }, ['place']],
    [{ hasAddress: false }, ['address']],
    [{ supportEmail: 'support@duka.example' }, ['address']],
    [{ hasDelivery: false }, ['delivery']],
    [{ hasPayments: false }, ['payments']],
    [{ paymentsAreSimulated: true }, ['payments']],
    [{ paymentsAreSimulated: true, isProduction: false }, []],
    [{ hasMailServer: false }, ['mail']],
    [{ hasMailServer: false, isProduction: false }, []],
    [{ reach: here }, ['reach']],
    [{ reach: here, isProduction: false }, []],
    [{ reach: here, hasMailServer: false }, ['mail']],
    [{ hasProduct: false }, ['product']],
    [{ hasImprint: false }, ['imprint']],
    [{ hasImprint: false, needsImprint: false }, []],
    [{ hasTaxes: false }, []],
  ])('with %j waits for %j', (facts, steps) => {
    expect(left(facts)).toEqual(steps);
  });

  it('says of what is left undone what there is to do, required or not', () => {
    const tax = stepsOf({ ...ready, hasTaxes: false }).find(({ name }) => name === 'tax');
    expect(tax).toMatchObject({ isDone: false, isRequired: false });
    expect(tax?.missing).toMatch(/without any tax/);
  });
});
