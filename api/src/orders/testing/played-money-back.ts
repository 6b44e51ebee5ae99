import { Money } from '../../kernel/money.js';
import type { MoneyBack } from '../application/ports.js';

/** So much of an order is promised back, and of each line a piece is left. */
export const playedMoneyBack = (promised = Money.zero): MoneyBack => ({
  promised: () => Promise.resolve(promised),
  hasNoPiece: () => Promise.resolve(false),
});
