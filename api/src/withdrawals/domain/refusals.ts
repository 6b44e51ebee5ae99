import { Refusal, refusal } from '../../kernel/refusal.js';

/** The consumer law of the EU does not hold for what this shop sells. */
export const WithdrawalsNotOffered = refusal(
  'not-found',
  'withdrawals_not_offered',
  'This shop has no withdrawal function. Please write to us.',
);

/** Unknown: the register has no such statement. */
export const WithdrawalNotFound = refusal('not-found', 'withdrawal_not_found', 'Withdrawal not found');

/** Nothing of it waits for the staff. */
export const WithdrawalSettled = refusal(
  'conflict',
  'withdrawal_settled',
  'Nothing of this withdrawal is open.',
);

/** Pieces that are not in the order, or not any more. */
export class WithdrawalPiecesWrong extends Refusal {
  constructor(message: string) {
    super('invalid', 'withdrawal_pieces_wrong', message, { fields: [{ field: 'lines', message }] });
  }
}
