import { describe, expect, it } from '@jest/globals';
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../../api/scripts/lib/run.mjs';

/** Where the currency of a shop stands before anybody has decided anything; all else asks for it. */
const DEFAULTS = [
  'admin/src/layout/shop-currency.ts',
  'api/src/kernel/shop-defaults.ts',
  'storefront/app/platform/shop-currency.ts',
];
/** Tables with a line for every currency, or for those that a provider takes. */
const TABLES = [
  'api/src/kernel/world/currencies-of-countries.ts',
  'api/src/kernel/world/currency-table.ts',
  'api/src/payments/methods/card/amounts.ts',
  'api/src/payments/methods/flutterwave/flutterwave-strategy.ts',
  'api/src/payments/methods/paypal/wire.ts',
];
/** A threshold of a law, in the currency of its country. */
const LAWS = ['api/src/labels/application/declare-customs.ts'];
/** Writes amounts by `Intl`, which is told the decimals: runtimes differ about those of forints, dinars and others. */
const TELLS_DECIMALS = ['admin/src/layout/shop-currency.ts', 'api/sandbox/src/domain/wire/decimals.ts'];
const product = (file: string) =>
  !/\.spec\.|\/testing\/|\/migrations\/|\.dto\.ts$|\.examples\.ts$/.test(file);
/** Comments may give examples. */
const code = (file: string) => readFileSync(join(root, file), 'utf8').replaceAll(/\/\*[\s\S]*?\*\//g, '');

describe('the shop’s currency', () => {
  it('is named by nothing but the defaults, the demo and the migrations', () => {
    const files = globSync('{api/src,storefront/app,admin/src}/**/*.{ts,tsx}', { cwd: root }).filter(product);
    expect(files.length).toBeGreaterThan(500);
    expect(files.filter((file) => /\busd\b/i.test(code(file))).sort()).toEqual(
      [...DEFAULTS, ...TABLES, ...LAWS].sort(),
    );
  });

  it('is not asked of the runtime for its decimals', () => {
    const files = globSync(
      '{api/src,api/serving/src,api/sandbox/src,api/demo/src,storefront/app,storefront/server,admin/src}/**/*.{ts,tsx}',
      {
        cwd: root,
      },
    ).filter(product);
    const byIntl = /style: 'currency'|resolvedOptions\(\)\.m|supportedValuesOf/;
    expect(files.filter((file) => byIntl.test(code(file))).sort()).toEqual(TELLS_DECIMALS);
  });
});
