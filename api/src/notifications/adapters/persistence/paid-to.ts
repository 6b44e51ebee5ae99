import { isCollectedByStaff, takesDeposit } from '../../../payments/methods/known.js';
import type { PaidTo } from '../../domain/order-details.js';

export const paidTo = (method: string): PaidTo => {
  if (!isCollectedByStaff(method)) return 'provider';
  return takesDeposit(method) ? 'staff' : 'account';
};
