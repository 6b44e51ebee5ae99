import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
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
    expect(await screen.findByRole('button', { name: 'Move Cap up' })).toBeDisabled();
    await userEvent.click(screen.getByRole('button', { name: 'Move Mug up' }));
    await waitFor(() => expect(names().map((link) => link.textContent)).toEqual(['Mug', 'Cap']));
    const put = sent.find(({ method }) => method === 'PUT');
    expect([put?.path, put?.body]).toEqual(['/products/b/featured-place', { place: 1 }]);
  });
});
