import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, ResourceDefinitionContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { CategoryList } from './category-list';

const shoes = { id: 'shoes', name: 'Shoes', count: 3, position: 1, image: null, description: '' };
const boots = { ...shoes, id: 'boots', name: 'Boots', position: 2 };

const FORM = 'The form of a category';

const open = async () => {
  let data = [shoes, boots];
  const sent = answerWith(({ method, path, body }) => {
    if (method !== 'PUT') return { body: data };
    data = data
      .map((one) => (path.endsWith(one.id) ? { ...one, ...(body as object) } : one))
      .toSorted((a, b) => a.position - b.position);
    return { body: { ...shoes, ...(body as object) } };
  });
  show(
    <ResourceDefinitionContextProvider definitions={{ categories: { name: 'categories', hasEdit: true } }}>
      <ResourceContextProvider value="categories">
        <Routes>
          <Route path="/" element={<CategoryList />} />
          <Route path="/categories/:id" element={FORM} />
        </Routes>
      </ResourceContextProvider>
    </ResourceDefinitionContextProvider>,
  );
  return { sent, place: await screen.findByRole('group', { name: 'Place of Shoes' }) };
};
const form = () => screen.queryByText(FORM);

describe('the arrows of a category', () => {
  it('leave the list open when they are pressed while they move nothing', async () => {
    const { sent, place } = await open();
    const up = within(place).getByRole('button', { name: 'Move Shoes up' });
    expect(up).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(up);
    await userEvent.click(place);
    expect(form()).toBeNull();
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);
    await userEvent.click(screen.getByText('Shoes'));
    expect(await screen.findByText(FORM)).toBeVisible();
  });

  it('move one place for a double click, and stay under the keyboard', async () => {
    const { sent, place } = await open();
    const down = within(place).getByRole('button', { name: 'Move Shoes down' });
    down.focus();
    act(() => {
      down.click();
      down.click();
    });
    await waitFor(() => expect(down).toHaveAttribute('aria-disabled', 'true'));
    const puts = sent.filter(({ method }) => method === 'PUT');
    expect(puts.map(({ path, body }) => [path, body])).toEqual([
      ['/categories/shoes', { position: 2 }],
      ['/categories/boots', { position: 1 }],
    ]);
    expect(screen.getByRole('button', { name: 'Move Shoes down' })).toHaveFocus();
  });
});
