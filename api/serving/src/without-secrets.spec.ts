import { expect, it } from '@jest/globals';
import { withoutSecrets } from './without-secrets.js';

it.each([
  ['/api/v1/products?q=tee', '/api/v1/products'],
  ['/api/v1/auth/reset-password/s3cret', '/api/v1/auth/reset-password/***'],
  ['/reset-password/s3cret?from=mail', '/reset-password/***'],
  ['/downloads/s3cret/file', '/downloads/***/file'],
  ['/api/v1/downloads/s3cret', '/api/v1/downloads/***'],
  ['/api/v1/admin/orders/1/downloads/renewal', '/api/v1/admin/orders/1/downloads/renewal'],
  ['/api/v1/payments/webhooks/momo/s3cret', '/api/v1/payments/webhooks/momo/***'],
])('keeps of %s no more than %s', (address, kept) => {
  expect(withoutSecrets(address)).toBe(kept);
});
