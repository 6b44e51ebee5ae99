import type { Failure } from './failure';
import { fill, press } from './shop';

const FAILED = 'We could not receive your withdrawal. Please try again, or write to us.';
/** What fails on the page of the right of withdrawal. */
export const withdrawalFailures: readonly Failure[] = [
  {
    ...{ call: 'stateWithdrawal', at: '/withdrawal', visitor: true, words: [FAILED] },
    steps: async () => {
      await fill(/^Order number/, '9F3A1C70');
      await fill(/name/i, 'Wilma');
      await fill(/^Email/, 'wilma@example.com');
      await press('Continue');
      await press('Confirm withdrawal');
    },
  },
  // whoever may not see the order names it
  {
    call: 'listOrderWithdrawals',
    at: '/withdrawal?order=o1',
    words: ['Order number', 'Continue'],
    mute: true,
  },
  {
    ...{ call: 'withdrawFromOrder', at: '/withdrawal?order=o1', words: [FAILED] },
    steps: async () => {
      await press('Continue');
      await press('Confirm withdrawal');
    },
  },
];
