import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Title, TitlePortal } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { DocumentTitle } from './document-title';

const Page = () => {
  const [name, rename] = useState('Rain Jacket');
  return (
    <>
      <TitlePortal />
      <DocumentTitle />
      {name && <Title title={name} />}
      <button onClick={() => rename('Sun Hat')}>Rename</button>
      <button onClick={() => rename('')}>Leave</button>
    </>
  );
};
const told = (title: string) => waitFor(() => expect(document.title).toBe(title));

describe('the title of the tab', () => {
  it('is the page’s, also when that changes', async () => {
    answerWith(() => ({ body: { data: { name: 'Duka' } } }));
    show(<Page />);
    await told('Rain Jacket · Duka admin');
    await userEvent.click(screen.getByText('Rename'));
    await told('Sun Hat · Duka admin');
    await userEvent.click(screen.getByText('Leave'));
    await told('Duka admin');
  });

  it('names the shop as its settings do', async () => {
    answerWith(() => ({ body: { data: { name: 'Kiosk' } } }));
    show(<Page />);
    await told('Rain Jacket · Kiosk admin');
    await userEvent.click(screen.getByText('Leave'));
    await told('Kiosk admin');
  });
});
