import { button, letter, text, type Recipient, type Shop } from './letters.js';
import type { Letter } from './mail.js';

export function passwordReset(shop: Shop, to: Recipient, token: string): Letter {
  return letter(shop, to, 'Set a new password', [
    text('Somebody, hopefully you, asked for a new password. This link works once, for 30 minutes.'),
    button('Set a new password', `${shop.url}/reset-password/${token}`),
    text('If it was not you, nothing has changed and you can ignore this mail.'),
  ]);
}

export function confirmEmail(shop: Shop, to: Recipient, token: string): Letter {
  return letter(shop, to, 'Confirm your email address', [
    text('You were about to order. Confirm that this address is yours, then order again.'),
    button('Confirm my address', `${shop.url}/confirm-email?token=${token}`),
    text('This link works once, for a day. If it was not you, you can ignore this mail.'),
  ]);
}

/** `passkeys` by the names that their owner, or whoever added them, gave them: they open the account as before. */
export function passwordChanged(shop: Shop, to: Recipient, passkeys: readonly string[]): Letter {
  const others = `These passkeys open your account as before: ${passkeys.join(', ')}. Remove what you do not know under Settings.`;
  return letter(shop, to, 'Your password was changed', [
    text('The password of your account has just been changed, and other sessions were logged out.'),
    ...(passkeys.length > 0 ? [text(others)] : []),
    text('If it was not you, set a new password at once.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

export function newDevice(shop: Shop, to: Recipient, userAgent: string): Letter {
  return letter(shop, to, 'A login from a new device', [
    text(
      'Somebody, hopefully you, has just logged in to your account from a device it has not been used on before.',
    ),
    { kind: 'rows', rows: [['Device', userAgent || 'unknown']] },
    text('If it was not you, set a new password at once: it logs every device out.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

const SECOND_FACTOR = {
  on: 'Two-step login was turned on: logging in now asks for a code of your authenticator app as well.',
  off: 'Two-step login was turned off: your password alone opens your account again.',
  passkey: 'A passkey was added: it opens your account without your password.',
} as const;

export type SecondFactorChange = keyof typeof SECOND_FACTOR;

export function secondFactorChanged(shop: Shop, to: Recipient, change: SecondFactorChange): Letter {
  return letter(shop, to, 'The way you log in has changed', [
    text(SECOND_FACTOR[change]),
    text('If it was not you, set a new password at once and look through your settings.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

/** The first password: whoever reads this mail owns the address, and so the account. */
export function accountOpened(shop: Shop, to: Recipient, token: string): Letter {
  return letter(shop, to, 'Your account is ready', [
    text('Set your password and you are in. This link works once, for 30 minutes.'),
    button('Set my password', `${shop.url}/reset-password/${token}`),
    text('If the link has ended, ask for another one:'),
    button('Send me another link', `${shop.url}/forgot-password`),
    text('If it was not you who signed up, you can ignore this mail: nobody can log in without the link.'),
  ]);
}

export function addressTaken(shop: Shop, to: Recipient): Letter {
  return letter(shop, to, 'You have an account already', [
    text('Somebody, hopefully you, tried to register with your address. It has an account already.'),
    button('Login', `${shop.url}/login`),
    text('If you do not know the password, set a new one:'),
    button('Set a new password', `${shop.url}/forgot-password`),
    text('If it was not you, nothing has changed and you can ignore this mail.'),
  ]);
}
