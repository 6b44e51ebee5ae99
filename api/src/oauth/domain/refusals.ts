import { Refusal, refusal } from '../../kernel/refusal.js';

export const AppNotFound = refusal('not-found', 'connected_app_not_found', 'Connected application not found');

/** What a program asks for cannot be granted, and it is not told so: perhaps it is not the one it says. */
export class AppRequestWrong extends Refusal {
  constructor(message: string) {
    super('invalid', 'app_request_wrong', message, { fields: [{ field: 'asked', message }] });
  }
}

/** By the error codes of RFC 6749 and RFC 7591. */
export class OauthRefused extends Refusal {
  constructor(
    readonly error: 'invalid_redirect_uri' | 'invalid_client_metadata' | 'invalid_target',
    message: string,
  ) {
    super('invalid', 'oauth_refused', message);
  }
}
