import type { BrowserScript, Connection } from '../../kernel/connections.js';
import type { DeliveryWay } from '../../kernel/delivery-way.js';
import type { Money } from '../../kernel/money.js';
import type { DeclaredVariable, DeclaredValues } from '../../kernel/declared-variable.js';
import type { NextStep } from './method.js';

/** What a shopper must give beside contact and address. */
export const NEEDS = ['mobileNumber'] as const;
export type Needed = (typeof NEEDS)[number];

/** The pages' pictures for ways to pay; each page has one for every name here. */
export const METHOD_ICONS = ['card', 'phone', 'cash', 'bank'] as const;
export type MethodIcon = (typeof METHOD_ICONS)[number];

/** What the checkout page says of a way to pay, in the shop's language. */
export interface CheckoutWords {
  label: string;
  /** The names by which people know it, on every page of a shop that offers it. */
  marks: readonly string[];
  icon: MethodIcon;
  /** Below the label; `depositPercent` is the part that is due now where a deposit is taken. */
  note: (depositPercent: number, way: DeliveryWay) => string;
  /** Below the button that pays. */
  secured: (depositPercent: number) => string;
}

/** What one way to pay says of itself. Pages, panel, mails, content policy and start read it; none knows a name. */
export interface MethodDefinition extends Pick<
  Connection,
  'contradictions' | 'movesMoney' | 'access' | 'webhook'
> {
  /** As it stands in the database and on the wire: small letters and hyphens, at most 30. */
  name: string;
  /** Who keeps the money, as attempts and money book name it. */
  provider: string;
  /**
   * `staff`: nobody chooses it, but staff may have seen money come so. `beside`: it pays a part beside another, or all, by what the
   * shopper has: no list offers it.
   */
  chosenBy: 'shopper' | 'staff' | 'beside';
  /**
   * `staff` records money that no provider tells of. `shop`: it keeps the money itself for the shopper, such as store credit,
   * takes it as the order is placed and gives it back last.
   */
  collectedBy: Collector;
  next: NextStep;
  /** Takes cards alone: a checkout may have fields for one before the provider's page opens. */
  cardsAlone?: true;
  /** The shopper pays on a page of the provider and comes back with the id of its session. */
  hosted: boolean;
  needs: readonly Needed[];
  /** The shop's deposit says how much of the total is due now; the others collect all of it. */
  takesDeposit: boolean;
  /** It is paid in coins: the total is rounded to those that exist. */
  inCoins?: true;
  /** How long the stock is held for a shopper who pays so; longer than the provider's page lives. */
  holdMinutes: number;
  /** How people call it: `Credit Card`. */
  label: string;
  /** What is made by it, as reasons begin: "Card payments begin at $0.50." */
  payments: string;
  /** How money came, after an amount: `by card`. */
  howPaid: string;
  checkout: CheckoutWords;
  /** Where money goes back, after an amount, as staff and buyers read it. */
  refundsTo: { staff: string; buyer: string };
  /** What a shopper reads who has chosen it: what is due now, and when it arrives or is picked up. */
  placed: (now: Money, later: Money, way: DeliveryWay) => string;
  /** What is said to who buys nothing so; absent where the shop's own sentence does. */
  whenEmpty?: string;
  /** Of the provider's pages that shoppers are sent to; origins such as `https://checkout.stripe.com`. */
  hosts: (values: DeclaredValues) => readonly string[];
  /** What it reads of the environment; the first is what sets it up. Empty where nothing has to be set. */
  variables: readonly DeclaredVariable[];
  /** What the checkout page loads for the buttons of browsers' own wallets, such as Apple Pay; undefined while nothing sets them up. */
  express?: (values: DeclaredValues) => BrowserScript | undefined;
}

/** Who brings the money of a way to pay. */
export const COLLECTORS = ['provider', 'staff', 'shop'] as const;
export type Collector = (typeof COLLECTORS)[number];

/** What a checkout says where all of an order is free. */
export const NOTHING_TO_PAY = 'Order placed. There is nothing to pay.';
