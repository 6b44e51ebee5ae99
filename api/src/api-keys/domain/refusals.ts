import { Refusal } from '../../kernel/refusal.js';

export class ApiKeyNotFound extends Refusal {
  constructor() {
    super('not-found', 'api_key_not_found', 'API key not found');
  }
}

export class ApiKeyNameTaken extends Refusal {
  constructor() {
    const message = 'Another key has this name';
    super('conflict', 'api_key_name_taken', message, { fields: [{ field: 'name', message }] });
  }
}

/** A scope that whoever makes the key does not have. */
export class KeyBeyondOwn extends Refusal {
  constructor(scope: string) {
    const message = `You may not do “${scope}” yourself, so a key of yours may not either`;
    super('forbidden', 'key_beyond_own', message, { fields: [{ field: 'scopes', message }] });
  }
}

/** A scope for which somebody has to log in. */
export class ScopeNotForKeys extends Refusal {
  constructor(scope: string) {
    const message = `“${scope}” needs a person who logs in; no key can have it`;
    super('invalid', 'scope_not_for_keys', message, { fields: [{ field: 'scopes', message }] });
  }
}
