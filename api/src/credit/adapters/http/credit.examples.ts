import { Money, NotMoney } from '../../../kernel/money.js';
import { BudgetSpent } from '../../../kernel/staff-budget.js';
import type { CallDescriptions } from '../../../platform/http/api-doc.js';
import { InvalidInput } from '../../../platform/http/invalid-input.js';
import {
  BalanceTooLow,
  CreditChanged,
  CreditNotFound,
  CreditWrong,
  NothingToMail,
} from '../../domain/refusals.js';

/** A gift card of the demo shop. */
const parameters = { id: '019423c0-7eb5-7b2e-8ee1-8d2e38630661' };
const needsReason = () => new InvalidInput([{ field: 'reason', message: 'Reason is required' }]);

export const ADMIN_CREDIT_CALLS: CallDescriptions = {
  adminListCredit: {},
  adminGetCredit: { parameters, refuses: [new CreditNotFound()] },
  adminIssueCredit: {
    requests: {
      card: {
        summary: 'A gift card of $50.00; its code is in the answer, this one time',
        value: { amount: 50, reason: 'For the jubilee' },
      },
      mailed: {
        summary: 'The same, mailed on a birthday',
        value: {
          amount: 50,
          reason: 'For the jubilee',
          recipient: { email: 'eve@example.com', name: 'Eve', message: 'Happy birthday', sendOn: null },
        },
      },
    },
    refuses: [
      needsReason(),
      new NotMoney(19.999, 'amount'),
      new CreditWrong([{ field: 'amount', message: 'The amount must be above zero' }]),
      new BudgetSpent(5_000),
    ],
  },
  adminChangeCredit: {
    parameters,
    requests: { disable: { summary: 'Stops it', value: { isDisabled: true } } },
    refuses: [
      new CreditNotFound(),
      new CreditChanged(4),
      new InvalidInput([{ field: 'isDisabled', message: 'isDisabled must be true or false' }]),
      new CreditWrong([{ field: 'expiresAt', message: 'It must end after today' }]),
    ],
  },
  adminAdjustCredit: {
    parameters,
    requests: { less: { summary: 'Ten dollars less', value: { amount: -10, reason: 'Given twice' } } },
    refuses: [
      needsReason(),
      new NotMoney(19.999, 'amount'),
      new CreditNotFound(),
      new CreditWrong([{ field: 'amount', message: 'The amount must not be nothing' }]),
      new BalanceTooLow(Money.ofCents(500)),
      new BudgetSpent(5_000),
    ],
  },
  adminMailCredit: {
    parameters,
    requests: {
      again: { summary: 'To the same address', value: {} },
    },
    refuses: [
      new CreditNotFound(),
      new NothingToMail(),
      new InvalidInput([{ field: 'email', message: 'Please enter a valid email address' }]),
      new CreditWrong([{ field: 'email', message: 'Email is required' }]),
    ],
  },
};
