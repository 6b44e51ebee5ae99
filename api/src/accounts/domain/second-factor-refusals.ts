import { Refusal } from '../../kernel/refusal.js';

const field = (name: string, message: string) => ({ fields: [{ field: name, message }] });

/** The password was right; the account asks for a code as well. */
export class CodeRequired extends Refusal {
  constructor() {
    super('unauthenticated', 'second_factor_required', 'Please enter the code of your authenticator app.');
  }
}

const WRONG_CODE = 'This code is not right, or it was used already.';

/** At the log-in. */
export class WrongLoginCode extends Refusal {
  constructor() {
    super('unauthenticated', 'wrong_code', WRONG_CODE, field('code', WRONG_CODE));
  }
}

/** While a second factor is set up. */
export class WrongCode extends Refusal {
  constructor() {
    super('invalid', 'wrong_code', WRONG_CODE, field('code', WRONG_CODE));
  }
}

export class SecondFactorOn extends Refusal {
  constructor() {
    super('conflict', 'second_factor_on', 'Two-step login is on already.');
  }
}

export class SecondFactorOff extends Refusal {
  constructor() {
    super('conflict', 'second_factor_off', 'Two-step login is off. Set it up first.');
  }
}

/** A signature that fits no key of the shop, a challenge that ended or was used: one answer. */
export class PasskeyRefused extends Refusal {
  constructor() {
    super('unauthenticated', 'passkey_refused', 'This passkey could not be used. Please try again.');
  }
}

export class PasskeyNotAdded extends Refusal {
  constructor() {
    super('invalid', 'passkey_not_added', 'This passkey could not be added. Please try again.');
  }
}

export class TooManyPasskeys extends Refusal {
  constructor() {
    super('conflict', 'too_many_passkeys', 'You can keep at most 20 passkeys.');
  }
}

export class PasskeyUnknown extends Refusal {
  constructor() {
    super('not-found', 'passkey_unknown', 'Passkey not found.');
  }
}
