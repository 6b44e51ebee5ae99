import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { RateBox } from './rate-box';

let sent: unknown[];

beforeEach(() => {
  sent = [];
  window.localStorage.setItem('token', 'of a shopper');
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input) => {
    sent.push(await (input as Request).json());
    return Response.json({ success: true, message: 'Thank you', data: {} });
  });
});

afterEach(() => {
  jest.restoreAllMocks();
  window.localStorage.clear();
});

const open = (isSized: boolean) =>
  render(<RateBox productId="p1" isSized={isSized} onRated={() => undefined} />, { wrapper: MemoryRouter });
const giveStars = async () => {
  fireEvent.click(screen.getByRole('button', { name: '4 stars' }));
  await screen.findByRole('button', { name: 'Send review' });
};

it('asks how the size fits where goods come in sizes, and sends the answer with the words', async () => {
  open(true);
  await giveStars();
  fireEvent.click(screen.getByRole('radio', { name: 'Runs small' }));
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(sent).toEqual([{ rating: 4 }, { rating: 4, fit: 'small' }]));
});

it('needs no answer, and asks nothing of goods without sizes', async () => {
  open(false);
  await giveStars();
  expect(screen.queryByRole('group', { name: 'How does the size fit?' })).toBeNull();
  fireEvent.click(screen.getByRole('button', { name: 'Send review' }));
  await waitFor(() => expect(sent).toEqual([{ rating: 4 }, { rating: 4 }]));
});
