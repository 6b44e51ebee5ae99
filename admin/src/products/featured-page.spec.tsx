import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { FeaturedPage } from './featured-page';

const product = (_id: string, name: string) => ({ _id, name, price: 20, image: null });

describe('the page of the featured products', () => {
  it('moves one up and shows the order that the shop then has', async () => {
    let data = [product('a', 'Cap'), product('b', 'Mug')];
    const sent = answerWith(({ method }) => {
      if (method === 'PUT') data = data.toReversed();
      return { body: method === 'PUT' ? {} : { data } };
    });
    show(<FeaturedPage />);
    const names = () => within(screen.getByRole('list')).getAllByRole('link');
    const up = await screen.findByRole('button', { name: 'Move Cap up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await userEvent.click(screen.getByRole('button', { name: 'Move Mug up' }));
    await waitFor(() => expect(names().map((link) => link.textContent)).toEqual(['Mug', 'Cap']));
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ path, body }) => [path, body])).toEqual([
      ['/products/b/featured-place', { place: 1 }],
    ]);
    expect(screen.getByRole('button', { name: 'Move Mug up' })).toHaveFocus();
  });

  it('moves one place for a double click', async () => {
    let data = [product('a', 'Cap'), product('b', 'Mug'), product('c', 'Tee')];
    const places: unknown[] = [];
    answerWith(({ method, body }) => {
      if (method === 'PUT') {
        places.push(body);
        data = [product('b', 'Mug'), product('a', 'Cap'), product('c', 'Tee')];
      }
      return { body: method === 'PUT' ? {} : { data } };
    });
    show(<FeaturedPage />);
    const down = await screen.findByRole('button', { name: 'Move Cap down' });
    // both before the page is drawn again
    act(() => {
      down.click();
      down.click();
    });
    const first = () => within(screen.getByRole('list')).getAllByRole('link')[0];
    await waitFor(() => expect(first()).toHaveTextContent('Mug'));
    expect(places).toEqual([{ place: 2 }]);
  });
});
