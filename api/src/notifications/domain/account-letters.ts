import { button, letter, linkTo, saysOf, text, unlinked, type Recipient, type Shop } from './letters.js';
import { deviceOf } from './device-name.js';
import type { Block, Letter } from './mail.js';

const toSetPassword = (shop: Shop): Block =>
  button(saysOf(shop)('setPassword'), linkTo(shop, '/forgot-password'));

export function passwordReset(shop: Shop, to: Recipient, token: string): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('reset.subject'), [
    text(say('reset.asked')),
    button(say('setPassword'), linkTo(shop, `/reset-password/${token}`)),
    text(say('ignore')),
  ]);
}

/** Between words that run from right to left the second half would stand first. */
const inTwo = (code: string) => `${code.slice(0, 4)} ${code.slice(4)}`;

/** To whom the password was entered for, where many guess at the account; eight digits. */
export function loginCode(shop: Shop, to: Recipient, code: string): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('loginCode.subject'), [
    text(say('loginCode.why')),
    { kind: 'rows', rows: [[say('loginCode.code'), shop.tongue.runs === 'rtl' ? code : inTwo(code)]] },
    text(say('loginCode.secret')),
    text(say('loginCode.notYou')),
    toSetPassword(shop),
  ]);
}

export function confirmEmail(shop: Shop, to: Recipient, token: string): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('confirm.subject'), [
    text(say('confirm.why')),
    button(say('confirmAddress'), linkTo(shop, `/confirm-email?token=${token}`)),
    text(say('ignoreOnceADay')),
  ]);
}

/** What went from an account when its mailbox was shown. */
export interface TakenAway {
  passkeys: readonly string[];
  app: boolean;
  addresses: number;
  phone: boolean;
}

function took(shop: Shop, { passkeys, app, addresses, phone }: TakenAway): Block[] {
  const say = saysOf(shop);
  const what = [
    ...passkeys.map((name) => say('taken.passkey', { name: unlinked(name) })),
    ...(app ? [say('taken.app')] : []),
    ...(addresses > 0 ? [say('taken.addresses', { n: addresses })] : []),
    ...(phone ? [say('taken.phone')] : []),
  ].join(say('comma'));
  return what ? [text(say('taken.why', { what }))] : [];
}

/** `passkeys` by the names that their owner, or whoever added them, gave them: they open the account as before. */
export function passwordChanged(
  shop: Shop,
  to: Recipient,
  passkeys: readonly string[],
  taken: TakenAway,
): Letter {
  const say = saysOf(shop);
  const names = passkeys.map(unlinked).join(say('comma'));
  return letter(shop, to, say('passwordChanged.subject'), [
    text(say('passwordChanged.done')),
    ...took(shop, taken),
    ...(passkeys.length > 0 ? [text(say('passwordChanged.passkeys', { names }))] : []),
    text(say('notYouPassword')),
    toSetPassword(shop),
  ]);
}

/** A mailed link was used without a log-in: nobody knows a password of the account any more. */
export function beganAnew(shop: Shop, to: Recipient, taken: TakenAway): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('beganAnew.subject'), [
    text(say('beganAnew.done')),
    ...took(shop, taken),
    toSetPassword(shop),
  ]);
}

export function newEmail(shop: Shop, to: Recipient, token: string, old: string): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('newEmail.subject'), [
    text(say('newEmail.open', { old })),
    button(say('newEmail.change'), linkTo(shop, `/change-email?token=${token}`)),
    text(say('newEmail.once')),
  ]);
}

/** To the address before the change. */
export function emailChanged(shop: Shop, to: Recipient, state: 'asked' | 'done'): Letter {
  const say = saysOf(shop);
  if (state === 'asked')
    return letter(shop, to, say('emailAsked.subject'), [
      text(say('emailAsked.why')),
      text(say('emailAsked.notYou')),
      toSetPassword(shop),
    ]);
  return letter(shop, to, say('emailDone.subject'), [
    text(say('emailDone.why')),
    text(say('emailDone.notYou')),
    button(say('emailDone.write'), linkTo(shop, '/#contact')),
  ]);
}

/** To both addresses: the one that is kept, and the one that no longer logs in. */
export function accountsMerged(
  shop: Shop,
  to: Recipient,
  { kept, gone }: { kept: string; gone: string },
): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('merged.subject'), [
    text(say('merged.why', { kept, gone })),
    text(say('merged.notYou')),
    button(say('emailDone.write'), linkTo(shop, '/#contact')),
  ]);
}

export function newDevice(shop: Shop, to: Recipient, userAgent: string): Letter {
  const say = saysOf(shop);
  const { browser, system } = deviceOf(userAgent);
  const device =
    browser && system
      ? say('newDevice.on', { browser, system })
      : (browser ?? system ?? say('newDevice.unknown'));
  return letter(shop, to, say('newDevice.subject'), [
    text(say('newDevice.why')),
    { kind: 'rows', rows: [[say('newDevice.device'), device]] },
    text(say('newDevice.notYou')),
    toSetPassword(shop),
  ]);
}

export type SecondFactorChange =
  | 'on'
  | 'off'
  | 'app-off'
  | 'codes'
  | 'passkey'
  | 'passkey-off'
  | 'taken-off'
  | 'logged-out';

export function secondFactorChanged(shop: Shop, to: Recipient, change: SecondFactorChange): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('secondFactor.subject'), [
    text(say(`secondFactor.${change}`)),
    text(say('secondFactor.notYou')),
    toSetPassword(shop),
  ]);
}

/** The first password: whoever reads this mail owns the address, and so the account. */
export function accountOpened(shop: Shop, to: Recipient, token: string, by = ''): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('opened.subject'), [
    text(say('opened.once')),
    button(say('setMyPassword'), linkTo(shop, `/reset-password/${token}`)),
    text(say('linkEnded')),
    button(say('anotherLink'), linkTo(shop, '/forgot-password')),
    text(by === 'staff' ? say('opened.byShop', { shop: shop.name }) : say('opened.notYou')),
  ]);
}

export function addressTaken(shop: Shop, to: Recipient): Letter {
  const say = saysOf(shop);
  return letter(shop, to, say('addressTaken.subject'), [
    text(say('addressTaken.why')),
    button(say('addressTaken.login'), linkTo(shop, '/login')),
    text(say('addressTaken.forgotten')),
    toSetPassword(shop),
    text(say('ignore')),
  ]);
}
