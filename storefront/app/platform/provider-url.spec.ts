import { describe, expect, it } from '@jest/globals';
import { providerUrl } from './provider-url';

const origin = 'https://shop.example';
const hosts = ['https://checkout.stripe.com', 'https://pay.example'];

describe('S56 the way to the payment page', () => {
  it.each([
    ['https://checkout.stripe.com/c/pay/cs_1', 'https://checkout.stripe.com/c/pay/cs_1'],
    ['https://pay.example/c/pay/cs_1', 'https://pay.example/c/pay/cs_1'],
    ['/sandbox/checkout/cs_1', 'https://shop.example/sandbox/checkout/cs_1'],
    ['http://localhost:3000/sandbox/checkout/cs_1', 'https://shop.example/sandbox/checkout/cs_1'],
    ['//evil.example/sandbox/checkout/cs_1', 'https://shop.example/sandbox/checkout/cs_1'],
    [
      'https://shop.example/payment-success?session_id=1',
      'https://shop.example/payment-success?session_id=1',
    ],
  ])('%p is taken', (url, target) => expect(providerUrl(url, origin, hosts)).toBe(target));

  it.each([
    'https://evil.example/checkout/1',
    '//evil.example/x',
    'https://checkout.stripe.com.evil.example/',
    'http://checkout.stripe.com/c/pay/cs_1',
    'https://user:pass@checkout.stripe.com/',
    'javascript:alert(1)',
    'data:text/html,x',
    '/admin',
    '/sandbox/../admin',
    '\\\\evil.example',
    '',
    null,
    undefined,
  ])('%p is refused', (url) => expect(providerUrl(url, origin, hosts)).toBeNull());
});
