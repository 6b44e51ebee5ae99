import { expect, it } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import CategoriesBlock from './categories';

const picture = { url: '/media/hall', width: 40, height: 40, widths: [40] };
const PLAIN = [{ name: 'Kitchen' }, { name: 'Hall' }];
const PICTURED = [{ name: 'Kitchen' }, { name: 'Hall', picture: picture.url }];

async function show(fields: Record<string, unknown>, items: Record<string, unknown>[]) {
  const Component = () => (
    <CategoriesBlock {...{ fields, items, pictures: [picture], shelves: {} }} isFirst={false} leads={false} />
  );
  const Stub = createRoutesStub([{ path: '*', Component }]);
  await act(async () => void render(<Stub initialEntries={['/']} />));
}

it.each([
  ['without pictures', {}, PLAIN, 'region', 'All categories'],
  ['without pictures, with an eyebrow', { eyebrow: 'By room' }, PLAIN, 'region', 'By room'],
  ['as a bento', { look: 'bento' }, PICTURED, 'region', 'All categories'],
  ['in one line', {}, PICTURED, 'navigation', 'All categories'],
])('without a title and %s it has a name and no empty heading', async (_, fields, items, role, name) => {
  await show(fields, items);
  expect(screen.getByRole(role, { name })).toBeInTheDocument();
  expect(screen.queryByRole('heading')).toBeNull();
  expect(document.querySelector('.eyebrow')).toBeNull();
  expect(screen.getByRole('link', { name: 'Kitchen' })).toBeInTheDocument();
});

it.each([
  ['without pictures', {}, PLAIN],
  ['as a bento', { look: 'bento' }, PICTURED],
  ['as circles', {}, PICTURED],
])('%s it is named by its title, which stands above', async (_, fields, items) => {
  await show({ ...fields, title: 'Rooms' }, items);
  expect(screen.getByRole('region', { name: 'Rooms' })).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: 'Rooms' })).toBeInTheDocument();
});
