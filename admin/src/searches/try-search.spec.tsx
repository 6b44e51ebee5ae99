import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { TrySearch } from './try-search';

const trying = async (data: object[], total: number) => {
  const sent = answerWith(() => ({ body: { data, meta: { total } } }));
  show(<TrySearch />);
  await userEvent.type(screen.getByLabelText('What does this find?'), ' trainers{Enter}');
  return sent;
};

describe('trying what a search finds', () => {
  it('shows the first products, asked for as staff, not as a shopper', async () => {
    const [sent] = await trying([{ _id: 'p1', name: 'Courtside Sneaker', price: 60 }], 14);
    expect(await screen.findByText('14 found')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Courtside Sneaker' })).toHaveAttribute('href', '/products/p1');
    const query = new URL(sent?.path ?? '', 'http://shop').searchParams;
    expect([query.get('q'), query.has('minPrice')]).toEqual(['trainers', true]);
  });

  it('says when it finds nothing', async () => {
    await trying([], 0);
    expect(await screen.findByText('It finds nothing.')).toBeVisible();
  });
});
