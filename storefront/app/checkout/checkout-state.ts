import type { PaymentMethod } from '../platform/api/types';
import type { PriceChange } from './price-change';

export type CheckoutTab = 'shipping' | 'payment';

export type CheckoutState = {
  tab: CheckoutTab;
  method: PaymentMethod;
  /** `leaving`: the payment page is being opened, nothing may be pressed any more. */
  phase: 'open' | 'processing' | 'leaving';
  error: string | null;
  /** What the error is about, as the API names it. */
  field: string | null;
  change: PriceChange | null;
};

export type CheckoutAction =
  | { type: 'tab'; tab: CheckoutTab }
  | { type: 'method'; method: PaymentMethod }
  | { type: 'start' }
  | { type: 'fail'; error: string | null; field?: string | null }
  | { type: 'price-changed'; change: PriceChange }
  | { type: 'accept' }
  | { type: 'leave' };

export const firstState: CheckoutState = {
  tab: 'shipping',
  method: '',
  phase: 'open',
  error: null,
  field: null,
  change: null,
};

/** The two tabs and the one payment request of a checkout view. */
export function checkoutReducer(state: CheckoutState, action: CheckoutAction): CheckoutState {
  if (state.phase === 'leaving') return state;
  switch (action.type) {
    case 'tab':
      return state.phase === 'processing' ? state : { ...state, tab: action.tab };
    case 'method':
      return state.phase === 'processing' ? state : { ...state, method: action.method, error: null };
    case 'start':
      return { ...state, phase: 'processing', error: null, change: null };
    case 'fail':
      return { ...state, phase: 'open', error: action.error, field: action.field ?? null };
    case 'price-changed':
      return { ...state, phase: 'open', error: null, change: action.change };
    case 'accept':
      return { ...state, change: null };
    case 'leave':
      return { ...state, phase: 'leaving', error: null };
  }
}
