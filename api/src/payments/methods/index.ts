import { bank } from './bank/definition.js';
import { card } from './card/definition.js';
import { cash } from './cash/definition.js';
import type { MethodPlugin } from './contract.js';
import { flutterwave } from './flutterwave/definition.js';
import { giftCard } from './gift-card/definition.js';
import { mobile } from './mobile/definition.js';
import { mpesa } from './mpesa/definition.js';
import { paypal } from './paypal/definition.js';
import { storeCredit } from './store-credit/definition.js';
import { terminal } from './terminal/definition.js';

/** The ways to pay, in the order in which shoppers see them. A new one is a folder beside this file and a line here. */
export const METHODS: readonly MethodPlugin[] = [
  { ...card, load: () => import('./card/card.js') },
  { ...mobile, load: () => import('./mobile/mobile.js') },
  { ...mpesa, load: () => import('./mpesa/mpesa-strategy.js') },
  { ...flutterwave, load: () => import('./flutterwave/flutterwave.js') },
  { ...paypal, load: () => import('./paypal/paypal-strategy.js') },
  { ...cash, load: () => import('./cash/cash-strategy.js') },
  { ...terminal, load: () => import('./terminal/terminal.js') },
  { ...bank, load: () => import('./bank/bank-strategy.js') },
  { ...giftCard, load: () => import('./gift-card/gift-card.js') },
  { ...storeCredit, load: () => import('./store-credit/store-credit.js') },
];
