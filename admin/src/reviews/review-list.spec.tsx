import '@testing-library/jest-dom/jest-globals';
import { afterEach, describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show, whoMay } from '../testing/panel';
import { ReviewList } from './review-list';

const review = {
  ...{ id: 'r1', productId: 'p1', productName: 'Jacket', author: 'Ann', rating: 5, status: 'pending' },
  ...{ title: '', comment: 'Warm and light.', verified: true, createdAt: '2026-11-20T10:00:00Z' },
};

describe.each(['a desk', 'a phone'])('the list of reviews on %s', (where) => {
  const matchMedia = globalThis.matchMedia;
  afterEach(() => {
    globalThis.matchMedia = matchMedia;
  });
  const open = async (...permissions: string[]) => {
    globalThis.matchMedia = (media) => ({ ...matchMedia(media), matches: where === 'a phone' });
    answerWith(() => ({ body: [review] }));
    const list = (
      <ResourceContextProvider value="reviews">
        <ReviewList />
      </ResourceContextProvider>
    );
    show(list, '/', whoMay(...permissions));
    expect(await screen.findByText('Warm and light.')).toBeVisible();
  };

  it('lets who may change them decide about one or many', async () => {
    await open('reviews.read', 'reviews.write');
    expect(await screen.findByRole('button', { name: 'Publish' })).toBeVisible();
    expect(screen.getAllByRole('checkbox')).not.toEqual([]);
  });

  it('offers who may only read them no decision', async () => {
    await open('reviews.read');
    expect(screen.queryByRole('button', { name: 'Publish' })).toBeNull();
    expect(screen.queryAllByRole('checkbox')).toEqual([]);
  });
});
