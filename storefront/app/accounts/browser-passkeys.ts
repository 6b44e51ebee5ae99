import { startAuthentication, startRegistration } from '@simplewebauthn/browser';
import { ApiError } from '../platform/api/api-error';
import { secondFactorTexts } from '../platform/messages/en/second-factor';

type Options = Record<string, unknown>;

/** The browser was asked for a passkey and gave none: refused, timed out, or it has none for this shop. */
class NoPasskey extends ApiError {
  constructor() {
    super(400, secondFactorTexts.passkeyImpossible, 'no_passkey');
  }
}

async function given(ask: () => Promise<object>): Promise<Record<string, unknown>> {
  try {
    return { ...(await ask()) };
  } catch {
    throw new NoPasskey();
  }
}

/** Makes a passkey by the shop's options. @throws ApiError */
export const makePasskey = (options: Options) =>
  given(() => startRegistration({ optionsJSON: options as never }));

/** Signs the shop's challenge. @throws ApiError */
export const signByPasskey = (options: Options) =>
  given(() => startAuthentication({ optionsJSON: options as never }));
