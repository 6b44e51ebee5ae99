import { Refusal, refusal } from '../../kernel/refusal.js';

/** Money or goods are still on their way: the shop must be able to reach the buyer. */
export class AccountInUse extends Refusal {
  constructor(orders: number) {
    super(
      'conflict',
      'account_in_use',
      'This account has orders or refunds that are not finished. It can be deleted when they are.',
      { data: { orders } },
    );
  }
}

/** Whoever works here is removed from staff first, so that nobody deletes the last administrator by a slip. */
export const AccountOfStaff = refusal(
  'conflict',
  'account_of_staff',
  'Accounts of staff cannot be deleted. Remove the role first.',
);

export const PasswordNotRight = refusal(
  'invalid',
  'wrong_password',
  'Your password is not right.',
  'password',
);

export const PersonUnknown = refusal('not-found', 'customer_not_found', 'Customer not found');

/** What is kept of the staff, with every address they logged in from, is for administrators. */
export const OneOfTheStaff = refusal(
  'forbidden',
  'one_of_the_staff',
  'Only an administrator may download what is kept of the staff.',
);
