import { Refusal, refusal } from '../../kernel/refusal.js';

export const ApiKeyNotFound = refusal('not-found', 'api_key_not_found', 'API key not found');

export const ApiKeyNameTaken = refusal('conflict', 'api_key_name_taken', 'Another key has this name', 'name');

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
