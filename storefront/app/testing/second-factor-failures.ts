import type { Failure } from './failure';
import { fill, press } from './shop';

const visitor = true as const;
const secondFactorOn = {
  getSecondFactor: { status: 200, body: { success: true, data: { isOn: true, recoveryCodesLeft: 9 } } },
};

const addPasskey = async () => {
  await press('Add a passkey');
  await fill('Your password', 'saffron kettle');
  await press('Continue');
};

const takePasskey = async () => {
  await press('Remove Her phone');
  await fill('Your password', 'saffron kettle');
  await press('Remove', 'last');
};

/** Two-step login, passkeys, devices and the address that one logs in with. */
export const secondFactorFailures: readonly Failure[] = [
  { call: 'getSecondFactor', at: '/settings', words: ['Failed to load your two-step login'], mute: true },
  {
    call: 'startSecondFactor',
    at: '/settings',
    words: ['Failed to set up two-step login'],
    steps: async () => {
      await press('Set up two-step login');
      await fill('Your password', 'saffron kettle');
      await press('Continue');
    },
  },
  {
    call: 'confirmSecondFactor',
    at: '/settings',
    words: ['Failed to set up two-step login'],
    steps: async () => {
      await press('Set up two-step login');
      await fill('Your password', 'saffron kettle');
      await press('Continue');
      await fill('Six-digit code', '123456');
      await press('Turn on');
    },
  },
  {
    call: 'renewRecoveryCodes',
    at: '/settings',
    others: secondFactorOn,
    words: ['Failed to make new recovery codes'],
    steps: async () => {
      await press('New recovery codes');
      await fill('Your password', 'saffron kettle');
      await press('Continue');
    },
  },
  {
    call: 'removeSecondFactor',
    at: '/settings',
    others: secondFactorOn,
    words: ['Failed to turn two-step login off'],
    steps: async () => {
      await press('Turn off');
      await fill('Your password', 'saffron kettle');
      await press('Turn off', 'last');
    },
  },
  { call: 'listPasskeys', at: '/settings', words: ['Failed to load your passkeys'], mute: true },
  { call: 'startPasskey', at: '/settings', words: ['Failed to add the passkey'], steps: addPasskey },
  { call: 'addPasskey', at: '/settings', words: ['Failed to add the passkey'], steps: addPasskey },
  { call: 'confirmPassword', at: '/settings', words: ['Failed to remove the passkey'], steps: takePasskey },
  { call: 'removePasskey', at: '/settings', words: ['Failed to remove the passkey'], steps: takePasskey },
  {
    call: 'changeEmail',
    at: '/settings',
    words: ['Failed to change your email address'],
    steps: async () => {
      await fill('New email address', 'ada@example.net');
      await press('Change email address');
      await fill('Your password', 'saffron kettle');
      await press('Continue');
    },
  },
  {
    call: 'confirmNewEmail',
    at: '/change-email?token=t',
    words: ['Failed to use this link. Please try again.'],
    steps: () => press('Change my address'),
  },
  {
    call: 'confirmOwnEmail',
    at: '/confirm-email?token=t',
    words: ['Failed to use this link. Please try again.'],
    steps: () => press('Confirm my address'),
  },
  {
    call: 'startPasskeyLogin',
    at: '/login',
    visitor,
    words: ['Failed to log in with a passkey'],
    steps: () => press('Log in with a passkey'),
  },
  {
    call: 'logInByPasskey',
    at: '/login',
    visitor,
    words: ['Failed to log in with a passkey'],
    steps: () => press('Log in with a passkey'),
  },
  {
    call: 'logOutEverywhere',
    at: '/settings',
    words: ['Failed to log you out everywhere'],
    steps: () => press('Log out everywhere'),
  },
];
