import { expect } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import type { Failure } from './failure';
import { choose, fill } from './shop';

const BOX = 'Remind me once if I leave my cart';
const box = { at: '/checkout', shop: { cartReminders: true } };
const words = ['We could not note this. Please try again.', BOX];
const answer = (data: object) => ({ status: 200, body: { success: true, data } });

/** What fails around the reminder of a cart that was left. */
export const leftCartFailures: readonly Failure[] = [
  {
    ...{ call: 'openLeftCart', at: '/cart/restore#secret', mute: true },
    words: ['We cannot show this cart right now', 'Try Again'],
  },
  // an unticked box asks for nothing that was not asked for before
  { call: 'getCartReminder', ...box, words: [BOX], mute: true },
  {
    ...{ call: 'askCartReminder', ...box, words, refused: [BOX] },
    steps: async () => {
      await fill(/^Email/, 'ada@example.com');
      await choose(BOX);
    },
  },
  {
    ...{ call: 'dropCartReminder', ...box, words, refused: [BOX] },
    others: { getCartReminder: answer({ email: 'ada@example.com' }) },
    steps: async () => {
      await waitFor(() => expect(screen.getByLabelText(BOX)).toBeChecked());
      await choose(BOX);
    },
  },
];
