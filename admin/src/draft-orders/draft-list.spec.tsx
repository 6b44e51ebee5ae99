import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { DraftOrderList } from './draft-list';

it('heads what was quoted by another word than words of others have in a text', async () => {
  const draft = { id: 'd1', buyer: 'Ada', itemCount: 1, note: '', quote: { state: 'over' } };
  answerWith(() => ({ body: [{ ...draft, updatedAt: '2026-11-28T10:00:00.000Z' }] }));
  show(
    <ResourceContextProvider value="draft-orders">
      <DraftOrderList />
    </ResourceContextProvider>,
  );
  expect(await screen.findByRole('columnheader', { name: 'Price quote' })).toBeVisible();
  expect(screen.getByText('Quote expired')).toBeVisible();
});
