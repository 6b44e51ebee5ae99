import { checkoutTexts } from '../platform/messages/en/checkout';
import type { TotalRow } from '../ui/totals';

/** What coins cannot pay; less than nothing where less is paid. */
export const roundingRow = (rounding: number, money: (amount: number) => string): TotalRow[] =>
  rounding === 0
    ? []
    : [{ label: checkoutTexts.rounding, value: rounding < 0 ? `−${money(-rounding)}` : money(rounding) }];
