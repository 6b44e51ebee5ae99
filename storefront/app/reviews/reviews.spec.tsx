import { afterEach, beforeEach, expect, it, jest } from '@jest/globals';
import { act, cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import type { Review } from '../platform/api/types';
import { lamp } from '../testing/goods';
import { shownOf } from '../testing/shown';
import Reviews from './reviews';

type Call = { text: string; answer: (...titles: string[]) => Promise<void> };

const review = (title: string): Review => ({
  ...{ _id: title, id: title, title, rating: 5, comment: '', fit: null, author: 'Ada', verified: true },
  answer: null,
  createdAt: '2024-11-20T10:00:00.000Z',
});
const first = Array.from({ length: 10 }, (_, at) => review(`First ${at}`));
const product = { ...shownOf(lamp), reviews: first, ratingCount: 30 };

let calls: Call[];

beforeEach(() => {
  calls = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation((input) => {
    const { searchParams } = new URL((input as Request).url);
    const page = Number(searchParams.get('page'));
    return new Promise((give) => {
      const answer = async (...titles: string[]) => {
        const meta = { total: 30, page, limit: 10, pages: 3 };
        const body = { success: true, data: titles.map(review), meta, distribution: [] };
        await act(async () => give(Response.json(body)));
      };
      calls.push({ text: `${searchParams.get('rating') ?? 'all'}, page ${page}`, answer });
    });
  });
  render(<Reviews product={product} />, { wrapper: MemoryRouter });
});

afterEach(() => {
  jest.restoreAllMocks();
});

/** The nth call, once it is made. */
const call = (text: string, nth = 1) =>
  waitFor(() => {
    const found = calls.filter((one) => one.text === text)[nth - 1];
    if (!found) throw new Error(`${text} is not asked for: ${calls.map((one) => one.text).join('; ')}`);
    return found;
  });
const press = (name: RegExp) => act(() => void fireEvent.click(screen.getByRole('button', { name })));
const titles = () => [...document.querySelectorAll('li h3')].map(({ textContent }) => textContent);

it('a second press on "More reviews" adds nothing twice, and the button waits for the answer', async () => {
  press(/More reviews/);
  press(/More reviews/);
  const more = await call('all, page 2');
  expect(screen.getByRole('button', { name: /More reviews/ })).toBeDisabled();
  await more.answer('Second');
  await waitFor(() => expect(titles()).toHaveLength(11));
  expect(calls).toHaveLength(1);
  expect(screen.getByRole('button', { name: /More reviews/ })).toBeEnabled();
});

it('reviews that come late do not take the place of those asked for since', async () => {
  press(/^5.*Show only/);
  press(/^1.*Show only/);
  const late = await call('5, page 1');
  await (await call('1, page 1')).answer('Dull');
  await waitFor(() => expect(titles()).toEqual(['Dull']));
  await late.answer('Bright');
  expect(titles()).toEqual(['Dull']);
});

it('a product without ratings has neither an average nor bars', () => {
  expect(screen.getByText(/out of 5/)).toBeInTheDocument();
  cleanup();
  render(<Reviews product={{ ...product, reviews: [], rating: 0, ratingCount: 0 }} />, {
    wrapper: MemoryRouter,
  });
  expect(screen.getByText('No reviews yet. Be the first to say how it is.')).toBeInTheDocument();
  expect(screen.queryByText(/out of 5/)).toBeNull();
  expect(screen.queryByRole('button', { name: /Show only these/ })).toBeNull();
});
