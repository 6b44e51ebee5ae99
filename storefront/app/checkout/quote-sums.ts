import { wayOf } from './quoted';
import type { CheckoutQuote } from '../platform/api/types';

/** How it would reach its buyer. */
export const deliveredBy = (price: CheckoutQuote) => wayOf(price, price.shippingMethodId);

/** Paid in cash: what is due now and at the door, as the shop has quoted it. */
export const splitOf = ({ depositDueNow: now, balanceOnDelivery: later }: CheckoutQuote) => ({ now, later });
