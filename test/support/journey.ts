import { test as base } from '@playwright/test';

/** `test` of the journeys: the base address is that of the shop which the global setup has opened. */
export const test = base.extend({
  // eslint's rule of hooks does not apply: this is Playwright's own way to give a fixture
  baseURL: async ({}, give) => give(process.env['DUKA_URL'] ?? 'http://localhost:3000'),
});

export { expect } from '@playwright/test';
