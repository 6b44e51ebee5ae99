import { accountFailures } from './account-failures';
import { buyingFailures } from './buying-failures';
import { goodsFailures } from './goods-failures';
import { leftCartFailures } from './left-cart-failures';
import { orderFailures } from './order-failures';
import { quoteFailures } from './quote-failures';
import { returnFailures } from './return-failures';
import { secondFactorFailures } from './second-factor-failures';
import { withdrawalFailures } from './withdrawal-failures';

/** Every call of the storefront's pages, and what is read when it fails. */
export const failures = [
  ...accountFailures,
  ...secondFactorFailures,
  ...buyingFailures,
  ...goodsFailures,
  ...leftCartFailures,
  ...orderFailures,
  ...quoteFailures,
  ...returnFailures,
  ...withdrawalFailures,
];
