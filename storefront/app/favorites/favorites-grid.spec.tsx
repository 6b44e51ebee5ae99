import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { ProductCard } from '../platform/api/types';
import { toast } from '../platform/toasts';
import { lamp } from '../testing/goods';
import { FavoritesGrid } from './favorites-grid';

afterEach(() => {
  toast.dismiss();
  jest.restoreAllMocks();
});

const named = (name: string) => ({ ...lamp, _id: name, name }) as unknown as ProductCard;

it('of two favorites that are removed at once, only the one that was refused comes back', async () => {
  const answers = new Map<string, (answer: Response) => void>();
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const id = (input as Request).url.split('/').at(-1) ?? '';
    return new Promise((answer) => answers.set(id, answer));
  });
  const answer = (id: string, status: number) =>
    act(async () => {
      const headers = { 'Content-Type': 'application/json' };
      answers.get(id)?.(new Response(JSON.stringify({ success: status === 200 }), { status, headers }));
    });
  const names = ['Bowl', 'Cup', 'Dish', 'Fork'];
  const shown = () => names.filter((name) => screen.queryByRole('link', { name }));
  render(
    <MemoryRouter>
      <FavoritesGrid products={names.map(named)} />
    </MemoryRouter>,
  );
  for (const name of ['Bowl', 'Cup', 'Dish'])
    await act(
      async () => void fireEvent.click(screen.getByRole('button', { name: `Remove ${name} from favorites` })),
    );
  expect(shown()).toEqual(['Fork']);
  await answer('Cup', 200);
  await answer('Bowl', 503);
  expect(shown()).toEqual(['Bowl', 'Fork']);
  await answer('Dish', 503);
  expect(shown()).toEqual(['Bowl', 'Dish', 'Fork']);
});
