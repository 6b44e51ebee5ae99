import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { endSession, startSession } from '../session/session';
import { currentToast } from '../toasts';
import { flipFavorite, saveFavorite, setFavoriteIds, useFavoriteIds } from './favorites';

const answer = (status: number, body: object) =>
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(new Response(JSON.stringify(body), { status }));

function Hearts() {
  return <b>{[...useFavoriteIds()].join(',') || 'none'}</b>;
}

beforeEach(() => {
  startSession({
    user: { _id: 'u', name: 'A', email: 'a@example.com', role: 'customer', createdAt: '' },
    token: 't',
    message: '',
  });
  setFavoriteIds(['p1']);
  render(<Hearts />);
});
afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('a heart', () => {
  it('is filled at once, before the server has answered', async () => {
    answer(200, { success: true });
    let saving: Promise<void> | undefined;
    act(() => {
      saving = flipFavorite('p2');
    });
    expect(screen.getByText('p1,p2')).toBeInTheDocument();
    await act(async () => saving);
    expect(screen.getByText('p1,p2')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'success', title: 'Added to favorites' });
  });

  it('is taken back when the server refuses, in its words or ours', async () => {
    answer(409, { success: false, message: 'Not this one.' });
    await act(async () => flipFavorite('p2'));
    expect(screen.getByText('p1')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'error', title: 'Not this one.' });
    jest.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    await act(async () => flipFavorite('p1'));
    expect(screen.getByText('p1')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'error', title: 'Failed to update favorites' });
  });

  it("says 'Removed from favorites' after the state before the call", async () => {
    answer(200, { success: true });
    await act(async () => flipFavorite('p1'));
    expect(screen.getByText('none')).toBeInTheDocument();
    expect(currentToast.get()).toMatchObject({ kind: 'success', title: 'Removed from favorites' });
  });

  it('that a visitor pressed twice is saved once after login', async () => {
    const fetch = answer(200, { success: true });
    await act(async () => saveFavorite('p1'));
    expect(fetch).not.toHaveBeenCalled();
  });
});
