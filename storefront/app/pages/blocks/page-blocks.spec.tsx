import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import PageBlocks from './page-blocks';

const block = (kind: string, fields = {}, ...items: Record<string, unknown>[]) => ({ kind, fields, items });

/** A page called “Lamps” of these blocks. */
async function show(...blocks: ReturnType<typeof block>[]) {
  const page = { path: '/', title: 'Lamps', description: '', pictures: [], blocks };
  const Page = createRoutesStub([
    { path: '/', Component: () => <PageBlocks own={{ page, shelves: {}, isDraft: false }} /> },
  ]);
  const { container } = render(<Page />);
  await act(async () => {});
  await screen.findByText('Ours');
  return {
    headings: screen.getAllByRole('heading', { level: 1 }).map(({ textContent }) => textContent),
    isFlush: container.querySelector('.home.pt-8') === null,
  };
}

it.each([
  ['a block that is a heading where it is the first', [block('quotes', { title: 'Ours' })], ['Ours'], false],
  ['slides, which begin where the page begins', [block('hero', {}, { title: 'Ours' })], ['Ours'], true],
  ['words that need no title', [block('text', { title: 'Ours' })], ['Lamps'], false],
  [
    'the page itself, where such a block comes later',
    [block('text', { text: 'Hi' }), block('story', { title: 'Ours' })],
    ['Lamps'],
    false,
  ],
])('the heading of a page is that of %s', async (_, blocks, headings, isFlush) => {
  expect(await show(...blocks)).toEqual({ headings, isFlush });
});
