import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { answerWith, show } from '../testing/panel';
import { useSavedApart } from './ask-before-leaving';
import { ShopForm } from './shop-form';

const Part = ({ name }: { name: string }) => {
  const [unsaved, setUnsaved] = useState(false);
  useSavedApart(unsaved);
  return (
    <button type="button" onClick={() => setUnsaved(!unsaved)}>
      {`${unsaved ? 'Save' : 'Type'} ${name}`}
    </button>
  );
};
const open = (to: string) => {
  answerWith(() => undefined);
  show(
    <ShopForm toolbar={false}>
      <Part name="costs" />
      <Part name="prices" />
      <Link to={to}>Elsewhere</Link>
    </ShopForm>,
    '/invoice/en',
  );
};
const click = (name: string) =>
  fireEvent.click(screen.getByRole(name === 'Elsewhere' ? 'link' : 'button', { name }));
const question = 'Leave without saving?';

describe('the question before a page is left', () => {
  it('is asked as long as one of several parts is unsaved, also on the way to an address that begins alike', async () => {
    open('/invoice/en-GB');
    click('Type costs');
    click('Type prices');
    click('Save prices');
    click('Elsewhere');
    expect(await screen.findByText(question)).toBeVisible();
  });

  it('is not asked once all of them are saved', async () => {
    open('/orders');
    for (const name of ['Type costs', 'Type prices', 'Save costs', 'Save prices', 'Elsewhere']) click(name);
    // it would be asked a moment later
    await new Promise((resolve) => setTimeout(resolve, 20));
    expect(screen.queryByText(question)).toBeNull();
  });
});
