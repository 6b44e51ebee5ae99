import type { MethodDefinition } from '../domain/definition.js';
import type { NextStep, PaymentMethod, ProviderName } from '../domain/method.js';
import type { TenderKind, TenderPlan } from '../domain/tender.js';
import { storeCredit } from './store-credit/definition.js';
import { METHODS } from './index.js';
import { wordsOf } from './words.js';

/** What any feature may ask of a way to pay by its name: no provider, no setting, nothing that changes. */
const byName = new Map<string, MethodDefinition>(METHODS.map((one) => [one.name, one]));
const byProvider = new Map<string, MethodDefinition>(METHODS.map((one) => [one.provider, one]));

/** The first of the ways to pay, for what is shown of an order that is made up. */
export const firstMethod = (): PaymentMethod => METHODS[0]?.name ?? '';

/** Undefined for a name that the shop does not know, or knows no more. */
export const definitionOf = (method: PaymentMethod): MethodDefinition | undefined => byName.get(method);

/** How money that this provider keeps was paid; undefined where there was none, or the shop knows it no more. */
export const methodOf = (provider: ProviderName): PaymentMethod | undefined => byProvider.get(provider)?.name;

/** How money came that this provider keeps, in words that follow an amount: "in cash"; empty where there was none. */
export function howPaid(provider: ProviderName): string {
  const found = byProvider.get(provider);
  return found ? found.howPaid : `by ${wordsOf(provider)}`;
}

/** No provider tells of this money: the shop's staff sees it come in and records it; so it is where the shop knows the way no more. */
export const isCollectedByStaff = (method: PaymentMethod): boolean =>
  (byName.get(method)?.collectedBy ?? 'staff') === 'staff';

/** Staff collects it, and only a part is due before delivery. */
export const takesDeposit = (method: PaymentMethod): boolean => byName.get(method)?.takesDeposit ?? false;

/** What people call a tender: what is due at the door is the balance, what is due first of a way that takes deposits the deposit. */
export function kindOf({ method, obligation }: Pick<TenderPlan, 'method' | 'obligation'>): TenderKind {
  if (obligation === 'on-delivery') return 'balance';
  return takesDeposit(method) ? 'deposit' : 'full';
}

/** What follows an order that is paid so; of one that the shop knows no more, staff sees to it. */
export const nextStepOf = (method: PaymentMethod): NextStep => byName.get(method)?.next ?? 'placed';

/** Where money goes back that this provider keeps. */
export const refundsTo = (provider: ProviderName): MethodDefinition['refundsTo'] =>
  byProvider.get(provider)?.refundsTo ?? { staff: 'by hand', buyer: 'by hand' };

/** Those that shoppers may choose. */
export const CHOSEN: readonly MethodDefinition[] = METHODS.filter(({ chosenBy }) => chosenBy === 'shopper');

/** The names of those. */
export const METHOD_NAMES: readonly PaymentMethod[] = CHOSEN.map(({ name }) => name);

/** The names of what the shop itself keeps for shoppers, the first of which stands for an order that they pay all of. */
export const KEPT_BY_SHOP: readonly PaymentMethod[] = METHODS.filter(
  ({ collectedBy }) => collectedBy === 'shop',
).map(({ name }) => name);

/** Where money goes that a buyer wants kept for the next order. */
export const STORE_CREDIT: PaymentMethod = storeCredit.name;

/** How staff may have seen money come. */
export const SEEN_BY_STAFF: readonly MethodDefinition[] = METHODS.filter(
  ({ collectedBy }) => collectedBy === 'staff',
);

/** Whether a provider that is reached now would collect at once. `reaches` is asked by the provider's name. */
export const isPayableOnline = (reaches: (provider: string) => boolean): boolean =>
  CHOSEN.some(({ collectedBy, provider }) => collectedBy === 'provider' && reaches(provider));

/** The names of those. */
export const SEEN_NAMES: readonly PaymentMethod[] = SEEN_BY_STAFF.map(({ name }) => name);
