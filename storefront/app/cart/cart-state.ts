import type { Cart, CartLine, CartSummary } from '../platform/api/types';
import type { Prices } from '../platform/stores/prices';

/** A line that has just been taken out, kept in its place until something else changes, to be put back. */
export type Gone = { line: CartLine; at: number };

export type CartState = {
  lines: CartLine[];
  summary: CartSummary;
  gone: Gone | null;
};

export type CartAction =
  | { type: 'read'; cart: Cart }
  | { type: 'quantity'; lineId: string; quantity: number }
  | { type: 'remove'; lineId: string }
  | { type: 'put-back'; gone: Gone }
  | { type: 'undone' }
  | { type: 'clear' };

const none: CartSummary = { itemCount: 0, subtotal: 0, shipping: 0, total: 0 };

export const stateOf = (cart: Cart): CartState => ({ lines: cart.data, summary: cart.summary, gone: null });

function removed(state: CartState, lineId: string): CartState {
  const at = state.lines.findIndex((line) => line._id === lineId);
  const line = state.lines[at];
  if (!line) return state;
  return { ...state, lines: state.lines.filter((one) => one !== line), gone: { line, at } };
}

/** Its place stays free to be undone for another line that was taken out since. */
function putBack(state: CartState, { line, at }: Gone): CartState {
  const isThere = state.lines.some(({ _id }) => _id === line._id);
  const lines = isThere ? state.lines : state.lines.toSpliced(at, 0, line);
  return { ...state, lines, gone: state.gone?.line._id === line._id ? null : state.gone };
}

/** What the page shows, before and after the server has answered. Sums always come from the server. */
export function cartReducer(state: CartState, action: CartAction): CartState {
  switch (action.type) {
    case 'read':
      return { lines: action.cart.data, summary: action.cart.summary, gone: state.gone };
    case 'quantity':
      return {
        ...state,
        lines: state.lines.map((line) =>
          line._id === action.lineId ? { ...line, quantity: action.quantity } : line,
        ),
      };
    case 'remove':
      return removed(state, action.lineId);
    case 'put-back':
      return putBack(state, action.gone);
    case 'undone':
      return { ...state, gone: null };
    case 'clear':
      return { lines: [], summary: none, gone: null };
  }
}

/** How many pieces lie in the lines on show. */
export const piecesOf = (lines: readonly CartLine[]): number =>
  lines.reduce((sum, line) => sum + line.quantity, 0);

/** True when the stock no longer covers the line, so that checkout would refuse it. */
export const isShort = (line: CartLine): boolean => line.stock !== null && line.stock < line.quantity;

/** What lines come to: each price as it is asked for, times its pieces. */
export const worthOf = (
  lines: readonly Pick<CartLine, 'price' | 'prices' | 'quantity'>[],
  { goods }: Pick<Prices, 'goods'>,
): number => lines.reduce((sum, line) => sum + goods(line).price * line.quantity, 0);
