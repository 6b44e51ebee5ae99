import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { RecordContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { PreviewButton } from './preview-button';

const of = (status: string) => (
  <RecordContextProvider value={{ id: 'p1', name: 'Rain Jacket', status, version: 3 }}>
    <PreviewButton />
  </RecordContextProvider>
);

it('shows the page of a draft by a link of its own, asked for when it is wanted', async () => {
  const url = '/product/p1?draft=1795917600.abc';
  const sent = answerWith(() => ({ body: { id: 'p1', url } }));
  show(of('draft'));
  const button = await screen.findByRole('button', { name: 'Preview' });
  expect(sent.map(({ path }) => path)).not.toContain('/api/v1/admin/products/p1/preview');
  fireEvent.click(button);
  expect(await screen.findByTitle('Preview of the draft')).toHaveAttribute('src', url);
});

it('is not there for what is on sale, which has its page in the shop', () => {
  answerWith(() => ({ body: {} }));
  show(
    <>
      {of('active')}
      {of('archived')}
    </>,
  );
  expect(screen.queryByRole('button', { name: 'Preview' })).not.toBeInTheDocument();
});
