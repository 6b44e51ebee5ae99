import { useState } from 'react';
import { listPaymentMethods } from '../platform/api/payments';
import type { CheckoutQuote } from '../platform/api/types';
import { useLoad } from '../platform/use-load';

/** The ways to pay that take the quote; the first is chosen until another one is. */
export function useQuoteWays({ paymentMethods }: CheckoutQuote) {
  const { data, ...loaded } = useLoad(listPaymentMethods);
  const [method, choose] = useState('');
  const ways = data?.data.filter((one) => paymentMethods.includes(one.method)) ?? [];
  return { ...loaded, ways, way: ways.find((one) => one.method === method) ?? ways[0], choose };
}
export type QuoteWays = ReturnType<typeof useQuoteWays>;
