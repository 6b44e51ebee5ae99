import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { CategoryList } from './category-list';

const shoes = { id: 'shoes', name: 'Shoes', count: 3, position: 1, image: null, description: '' };
const boots = { ...shoes, id: 'boots', name: 'Boots', position: 2 };

const FORM = 'The form of a category';

const open = async () => {
  answerWith(() => ({ body: [shoes, boots] }));
  show(
    <ResourceContextProvider value="categories">
      <Routes>
        <Route path="/" element={<CategoryList />} />
        <Route path="/categories/:id" element={FORM} />
      </Routes>
    </ResourceContextProvider>,
  );
  return screen.findByRole('group', { name: 'Place of Shoes' });
};
const form = () => screen.queryByText(FORM);

describe('the arrows of a category', () => {
  it('leave the list open when they are pressed while they move nothing', async () => {
    const place = await open();
    expect(within(place).getByRole('button', { name: 'Move Shoes up' })).toBeDisabled();
    // where a browser takes a click on a disabled button to
    await userEvent.click(place);
    expect(form()).toBeNull();
    await userEvent.click(screen.getByText('Shoes'));
    expect(await screen.findByText(FORM)).toBeVisible();
  });
});
