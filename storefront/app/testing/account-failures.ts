import type { Failure } from './failure';
import { choose, fill, press, reads } from './shop';

const unexpected = 'An unexpected error occurred. Please try again.';
const wrong = 'Uh oh! Something went wrong.';
const visitor = true as const;

const typeAddress = async () => {
  await press('Add address');
  await fill(/^First name/, 'Ada');
  await fill(/^Last name/, 'Otieno');
  await fill(/^Address/, '9 Baobab Road');
  await fill(/^City/, 'Springfield');
  await fill(/^State/, 'Illinois');
  await fill(/^ZIP code/, '62704');
  await press('Save address');
};

/** Login, signup, passwords, profile and settings. */
export const accountFailures: readonly Failure[] = [
  {
    call: 'login',
    at: '/login',
    visitor,
    words: ['Login Error', unexpected],
    refused: ['Login Failed'],
    steps: async () => {
      await fill('Email', 'ada@example.com');
      await fill('Password', 'saffron kettle');
      await press('Login');
    },
  },
  {
    call: 'login',
    at: '/login',
    visitor,
    as: { status: 401, body: {} },
    words: ['Login Failed', 'Invalid email or password.'],
    mute: true,
    steps: async () => {
      await fill('Email', 'ada@example.com');
      await fill('Password', 'saffron kettle');
      await press('Login');
    },
  },
  {
    call: 'logout',
    at: '/parts',
    words: ['Logout Error', unexpected],
    mute: true,
    steps: () => press('Logout'),
  },
  {
    call: 'register',
    at: '/signup',
    visitor,
    words: [wrong, 'An unexpected error occurred.'],
    refused: [wrong],
    steps: async () => {
      await choose(/^I agree/);
      await fill('Name', 'Ada Otieno');
      await fill('Email', 'ada@example.com');
      await fill('Phone', '+254 700 000 001');
      await fill('Password', 'saffron kettle');
      await press('Create Account');
    },
  },
  {
    call: 'forgotPassword',
    at: '/forgot-password',
    visitor,
    words: [unexpected],
    steps: async () => {
      await fill('Email', 'ada@example.com');
      await press('Send reset link');
    },
  },
  {
    call: 'forgotPassword',
    at: '/forgot-password',
    visitor,
    as: { status: 404, body: { message: 'Nobody.' } },
    words: ['email does not exist check again'],
    mute: true,
    steps: async () => {
      await fill('Email', 'ada@example.com');
      await press('Send reset link');
    },
  },
  {
    call: 'resetPassword',
    at: '/reset-password/secret',
    visitor,
    words: ['Failed to reset password', 'Something went wrong'],
    refused: ['Failed to reset password'],
    steps: async () => {
      await fill('New password', 'plum lantern');
      await fill('Confirm password', 'plum lantern');
      await press('Reset password');
    },
  },
  { call: 'getShop', at: '/login', visitor, words: ['Welcome back.', 'Remember me'], mute: true },
  { call: 'getMe', at: '/profile/edit', words: ['Failed to load your profile', 'Try Again'], mute: true },
  { call: 'getMe', at: '/profile', words: ['Ada Otieno', 'ada@example.com', 'Member since'], mute: true },
  {
    call: 'updateMe',
    at: '/profile/edit',
    words: ['Failed to update your profile'],
    steps: () => press('Save changes'),
  },
  {
    call: 'changePassword',
    at: '/settings',
    words: ['Failed to change your password'],
    steps: async () => {
      await fill('Current password', 'saffron kettle');
      await fill('New password', 'plum lantern');
      await fill('Confirm new password', 'plum lantern');
      await press('Change password');
    },
  },
  { call: 'listAddresses', at: '/settings', words: ['Failed to load your addresses'], mute: true },
  { call: 'createAddress', at: '/settings', words: ['Failed to save the address'], steps: typeAddress },
  {
    call: 'updateAddress',
    at: '/settings',
    words: ['Failed to save the address'],
    steps: async () => {
      await press(/^Edit 7 Acacia Avenue/);
      await press('Save address');
    },
  },
  {
    call: 'deleteAddress',
    at: '/settings',
    words: ['Failed to delete the address', '7 Acacia Avenue'],
    refused: ['7 Acacia Avenue'],
    steps: () => press(/^Delete 7 Acacia Avenue/),
  },
  { call: 'listSessions', at: '/settings', words: ['Failed to load your sessions'], mute: true },
  {
    call: 'revokeSession',
    at: '/settings',
    words: ['Failed to log out that device', 'Firefox on Windows'],
    refused: ['Firefox on Windows'],
    steps: () => press('Log out Firefox on Windows'),
  },
  {
    call: 'listMyCoupons',
    at: '/profile',
    words: ['Failed to load your coupons'],
    mute: true,
    steps: () => press(/^Coupons/),
  },
  { call: 'listMyCredit', at: '/profile', words: ['Coupons(0)'], mute: true },
  { call: 'listMyPrices', at: '/product/p1', words: ['30-day returns'], mute: true },
  {
    call: 'sendContactMessage',
    at: '/contact',
    words: ['We could not send your message. Please try again.'],
    steps: async () => {
      await reads('Send message');
      await fill(/^Message/, 'Do you wrap presents?');
      await press('Send message');
    },
  },
  {
    call: 'subscribeNewsletter',
    at: '/parts',
    words: ['We could not subscribe you. Please try again.'],
    steps: async () => {
      await fill('Your email address', 'ada@example.com');
      await press('Subscribe');
    },
  },
  {
    call: 'downloadMyData',
    at: '/settings',
    words: ['Failed to download your data'],
    steps: () => press('Download my data'),
  },
  {
    call: 'eraseMyAccount',
    at: '/settings',
    words: ['Failed to delete your account'],
    steps: async () => {
      await press('Delete my account');
      await fill('Your password', 'saffron kettle');
      await press('Delete for good');
    },
  },
];
