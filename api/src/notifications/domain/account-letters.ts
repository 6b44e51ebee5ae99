import { button, letter, text, unlinked, type Recipient, type Shop } from './letters.js';
import { deviceName } from './device-name.js';
import type { Letter } from './mail.js';

export function passwordReset(shop: Shop, to: Recipient, token: string): Letter {
  return letter(shop, to, 'Set a new password', [
    text('Somebody, hopefully you, asked for a new password. This link works once, for 30 minutes.'),
    button('Set a new password', `${shop.url}/reset-password/${token}`),
    text('If it was not you, nothing has changed and you can ignore this email.'),
  ]);
}

/** To whom the password was entered for, where many guess at the account; eight digits. */
export function loginCode(shop: Shop, to: Recipient, code: string): Letter {
  return letter(shop, to, 'Your code to log in', [
    text(
      'Somebody, hopefully you, has entered the password of your account at a place where you have not logged in before. Many wrong ones were tried lately, so it takes this code as well:',
    ),
    { kind: 'rows', rows: [['Code', `${code.slice(0, 4)} ${code.slice(4)}`]] },
    text('It is good for half an hour. Tell it to nobody: the shop never asks for it but at the log-in.'),
    text('If it was not you, somebody knows your password: set a new one at once.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

export function confirmEmail(shop: Shop, to: Recipient, token: string): Letter {
  return letter(shop, to, 'Confirm your email address', [
    text('You were about to order. Confirm that this address is yours, then order again.'),
    button('Confirm my address', `${shop.url}/confirm-email?token=${token}`),
    text('This link works once, for a day. If it was not you, you can ignore this email.'),
  ]);
}

/** What went from an account when its mailbox was shown. */
export interface TakenAway {
  passkeys: readonly string[];
  app: boolean;
  addresses: number;
  phone: boolean;
}

const listed = ({ passkeys, app, addresses, phone }: TakenAway): string =>
  [
    ...passkeys.map((name) => `the passkey “${unlinked(name)}”`),
    ...(app ? ['two-step login by an authenticator app'] : []),
    ...(addresses > 0 ? [addresses === 1 ? 'one saved address' : `${addresses} saved addresses`] : []),
    ...(phone ? ['the phone number'] : []),
  ].join(', ');

function took(taken: TakenAway) {
  const what = listed(taken);
  const why = `This link has shown that the mailbox is yours. What was put into the account before may be somebody else's, so this went: ${what}. Add again what was yours.`;
  return what ? [text(why)] : [];
}

/** `passkeys` by the names that their owner, or whoever added them, gave them: they open the account as before. */
export function passwordChanged(
  shop: Shop,
  to: Recipient,
  passkeys: readonly string[],
  taken: TakenAway,
): Letter {
  const others = `These passkeys open your account as before: ${passkeys.map(unlinked).join(', ')}. Remove what you do not know under Settings.`;
  return letter(shop, to, 'Your password was changed', [
    text('The password of your account has just been changed, and other sessions were logged out.'),
    ...took(taken),
    ...(passkeys.length > 0 ? [text(others)] : []),
    text('If it was not you, set a new password at once.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

/** A mailed link was used without a log-in: nobody knows a password of the account any more. */
export function beganAnew(shop: Shop, to: Recipient, taken: TakenAway): Letter {
  return letter(shop, to, 'Your address is confirmed', [
    text('Your address is confirmed. Set a new password to log in: the one before no longer counts.'),
    ...took(taken),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

export function newEmail(shop: Shop, to: Recipient, token: string, old: string): Letter {
  return letter(shop, to, 'Confirm your new email address', [
    text(`The account of ${old} shall have this address. Open this link where you are logged in with it.`),
    button('Change my address', `${shop.url}/change-email?token=${token}`),
    text(
      'This link works once, for a day. If it was not you, nothing changes and you can ignore this email.',
    ),
  ]);
}

/** To the address before the change. */
export function emailChanged(shop: Shop, to: Recipient, state: 'asked' | 'done'): Letter {
  const [subject, told] =
    state === 'asked'
      ? [
          'Your email address is about to change',
          'Somebody, hopefully you, asked for another email address for your account. It changes with a link that we have sent there.',
        ]
      : [
          'Your email address was changed',
          'Your account has another email address now. This one no longer logs in.',
        ];
  return letter(shop, to, subject, [
    text(told),
    ...(state === 'asked'
      ? [
          text('If it was not you, set a new password at once: the link then ends.'),
          button('Set a new password', `${shop.url}/forgot-password`),
        ]
      : [
          text('If it was not you, write to the shop at once.'),
          button('Write to us', `${shop.url}/#contact`),
        ]),
  ]);
}

export function newDevice(shop: Shop, to: Recipient, userAgent: string): Letter {
  return letter(shop, to, 'A login from a new device', [
    text(
      'Somebody, hopefully you, has just logged in to your account from a device it has not been used on before.',
    ),
    { kind: 'rows', rows: [['Device', deviceName(userAgent)]] },
    text('If it was not you, set a new password at once: it logs every device out.'),
    button('Set a new password', `${shop.url}/forgot-password`),
  ]);
}

const SECOND_FACTOR = {
  on: 'Two-step login was turned on: logging in now asks for a code of your authenticator app as well.',
  off: 'Two-step login was turned off: your password alone opens your account again.',
  'app-off': 'Your authenticator app was taken away: logging in asks for a passkey beside your password.',
  codes: 'New recovery codes were made: the earlier ones no longer open your account.',
  passkey: 'A passkey was added: it opens your account, and your password alone no longer does.',
  'passkey-off': 'A passkey was removed: it no longer opens your account.',
  'taken-off':
    'The shop has turned two-step login off for your account: your app, passkeys and recovery codes are gone. Your password alone opens it. Set two-step login up again.',
  'logged-out': 'The shop has logged your account out everywhere. Log in again to go on.',
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
    text('If it was not you who signed up, you can ignore this email: nobody can log in without the link.'),
  ]);
}

export function addressTaken(shop: Shop, to: Recipient): Letter {
  return letter(shop, to, 'You have an account already', [
    text('Somebody, hopefully you, tried to register with your address. It has an account already.'),
    button('Login', `${shop.url}/login`),
    text('If you do not know the password, set a new one:'),
    button('Set a new password', `${shop.url}/forgot-password`),
    text('If it was not you, nothing has changed and you can ignore this email.'),
  ]);
}
