import { describe, expect, it } from '@jest/globals';
import { globSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { readImporters } from '../../api/scripts/lib/importers.mjs';
import { readMap, reachOf, testsFromOutside } from '../../api/scripts/lib/reach.mjs';

const root = fileURLToPath(new URL('../..', import.meta.url));
const map = readMap();
const importers = readImporters();

const reach = (...changed: string[]) => reachOf(changed, importers, map);

describe('the map of tests', () => {
  const written = JSON.parse(readFileSync(join(root, 'test/reach.json'), 'utf8')) as Record<
    string,
    string[] | Record<string, string[]>
  >;
  const patterns = Object.values(written).flatMap((one) =>
    Array.isArray(one) ? one : Object.values(one).flat(),
  );

  it('names every feature of the API', () => {
    const apart = ['kernel', 'platform', 'migrations'];
    const features = readdirSync(join(root, 'api/src'), { withFileTypes: true })
      .filter((entry) => entry.isDirectory() && !apart.includes(entry.name))
      .map(({ name }) => name);
    expect(Object.keys(map.features).toSorted()).toEqual(features.toSorted());
  });

  it('names every test from outside', () => {
    const named = new Set(patterns.flatMap((pattern) => globSync(pattern, { cwd: root })));
    expect(testsFromOutside().filter((file) => !named.has(file))).toEqual([]);
  });

  it('has no name of a test that is gone', () => {
    const each = patterns.flatMap((pattern) => {
      const [, before = '', names, after = ''] = /^(.*)\{(.*)\}(.*)$/.exec(pattern) ?? [];
      return names ? names.split(',').map((name) => `${before}${name}${after}`) : [pattern];
    });
    expect(each.filter((pattern) => globSync(pattern, { cwd: root }).length === 0)).toEqual([]);
  });
});

describe('who imports a file', () => {
  it.each([
    ['by what it is when it is built', 'api/src/kernel/money.ts', 'api/demo/src/demo-money.ts'],
    ['by a package of ours', 'openapi/client/index.ts', 'admin/src/archive-calls.ts'],
    ['when it is needed', 'api/src/platform/pdf/paper.ts', 'api/src/platform/pdf/print-pdf.ts'],
    ['in the older way', 'test/support/shared-environment.cjs', 'test/support/shared-page-environment.cjs'],
    [
      'from outside of what is asked',
      'storefront/scripts/languages/source.mjs',
      'storefront/scripts/languages/translate.mjs',
    ],
  ])('is known who does %s', (_, file, by) => expect(importers.get(file)).toContain(by));
});

describe('what a change can reach', () => {
  it('is nothing but the checks and the documents for a document', () => {
    const found = reach('docs/money.md');
    expect(found).toEqual({
      ...{ everything: false, check: true, unit: [], ui: [], api: [], journeys: [] },
      platform: ['test/platform/documents.spec.ts'],
    });
  });

  it('is the test itself for a test', () => {
    expect(reach('test/api/invoices.spec.ts')).toMatchObject({
      ...{ api: ['test/api/invoices.spec.ts'], journeys: [], unit: [] },
    });
  });

  it('is what imports it for a rule', () => {
    const { everything, unit, api } = reach('api/src/returns/application/request-return.ts');
    expect(everything).toBe(false);
    expect(unit).toContain('api/src/returns/application/returns.spec.ts');
    expect(unit).not.toContain('api/src/catalogue/domain/product.spec.ts');
    expect(api).toContain('test/api/returns.spec.ts');
    expect(api).not.toContain('test/api/searches.spec.ts');
  });

  it('is what uses the port for an adapter that nothing but its wiring imports', () => {
    const { api } = reach('api/src/promotions/adapters/persistence/postgres-coupons.ts');
    expect(api).toContain('test/api/coupons-by-mailbox.spec.ts');
    expect(api).toContain('test/api/payments-card.spec.ts');
  });

  it('is no test of the API for a page of the panel or the shop', () => {
    const found = reach('admin/src/coupons/index.tsx', 'storefront/app/cart/cart-line.tsx');
    expect(found.api).toEqual([]);
    expect(found.journeys).toContain('test/journeys/admin-axe.spec.ts');
    expect(found.journeys).toContain('test/journeys/cart.spec.ts');
    expect(found.journeys).not.toContain('test/journeys/returns.spec.ts');
  });

  it.each([
    ...['package-lock.json', 'api/src/platform/http/http.module.ts', 'api/src/create-app.ts'],
    ...['api/src/migrations/initial/catalogue.ts', 'api/src/migrations/Migration20990101000000_new.ts'],
    ...['openapi/openapi.json', 'openapi/client/index.ts'],
  ])('is everything for %s', (file) => expect(reach(file).everything).toBe(true));
});
