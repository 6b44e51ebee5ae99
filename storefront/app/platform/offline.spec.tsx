import { afterEach, beforeAll, expect, it, jest } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { stayWhenOffline } from './offline';
import { currentToast, toast } from './toasts';

beforeAll(stayWhenOffline);
afterEach(() => {
  toast.dismiss();
  jest.restoreAllMocks();
});

/** Sends a form; answers whether its own code took it. */
function send(method: 'get' | undefined, onLine: boolean): boolean {
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(onLine);
  const take = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  render(<form aria-label="Form" method={method} onSubmit={take} />);
  fireEvent.submit(screen.getByRole('form'));
  return take.mock.calls.length > 0;
}

it('a search without a connection stays on the page and says why', () => {
  expect(send('get', false)).toBe(false);
  expect(currentToast.get()?.title).toBe('You are offline. Check your connection and try again.');
});

it.each([
  ['a search with a connection', 'get', true],
  ['a form that tells by itself what became of it', undefined, false],
] as const)('%s is left alone', (_what, method, onLine) => {
  expect(send(method, onLine)).toBe(true);
  expect(currentToast.get()).toBeNull();
});
