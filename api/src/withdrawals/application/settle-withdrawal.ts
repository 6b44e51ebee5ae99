import { WithdrawalNotFound, WithdrawalSettled } from '../domain/refusals.js';
import { WAITING_STATES } from '../domain/withdrawal.js';
import type { Withdrawals } from './ports.js';

/** The staff has dealt with a statement that nothing could be done with by itself. */
export class SettleWithdrawal {
  constructor(private readonly withdrawals: Withdrawals) {}

  /** @throws WithdrawalNotFound, WithdrawalSettled */
  async settleWithdrawal(id: string): Promise<void> {
    if (!(await this.withdrawals.find(id))) throw new WithdrawalNotFound();
    if (!(await this.withdrawals.move(id, WAITING_STATES, 'settled'))) throw new WithdrawalSettled();
  }
}
