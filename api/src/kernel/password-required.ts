import { Refusal } from './refusal.js';

/** A dangerous step, and the last proof of the password is more than 15 minutes old. */
export class PasswordRequired extends Refusal {
  constructor() {
    super('forbidden', 'password_required', 'Please enter your password again to do this.');
  }
}
