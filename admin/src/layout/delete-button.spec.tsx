import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { answerWith, show, type Api } from '../testing/panel';
import { SavedApart } from './ask-before-leaving';
import { DeleteButton } from './delete-button';

const open = async (api: Api, loseApart: (unsaved: boolean) => void = () => undefined) => {
  const sent = answerWith(api);
  show(
    <ResourceContextProvider value="coupons">
      <RecordContextProvider value={{ id: 'c1' }}>
        <SavedApart value={loseApart}>
          <DeleteButton title="Delete this coupon?" text="For good." />
        </SavedApart>
      </RecordContextProvider>
    </ResourceContextProvider>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  return sent;
};
const confirm = () => screen.getByRole('button', { name: 'Confirm' });

describe('deleting a record', () => {
  it('is done once, however often it is confirmed', async () => {
    const sent = await open(() => ({ body: { id: 'c1' } }));
    const button = confirm();
    fireEvent.click(button);
    expect(await screen.findByText('Deleted')).toBeVisible();
    // still there: the dialog fades away
    fireEvent.click(button);
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(sent).toMatchObject([{ method: 'DELETE', path: '/coupons/c1' }]);
  });

  it('takes what was typed apart from the form with it, once it is gone', async () => {
    const unsaved: boolean[] = [];
    await open(
      () => ({ body: { id: 'c1' } }),
      (is) => unsaved.push(is),
    );
    expect(unsaved).toEqual([]);
    await userEvent.click(confirm());
    expect(await screen.findByText('Deleted')).toBeVisible();
    expect(unsaved).toEqual([false]);
  });

  it('says why it was refused, and can be tried again', async () => {
    const answers = [{ status: 503, body: { detail: 'The database is away.' } }, { body: { id: 'c1' } }];
    await open(() => answers.shift());
    await userEvent.click(confirm());
    expect(await screen.findByText('The database is away.')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(confirm());
    expect(await screen.findByText('Deleted')).toBeVisible();
  });
});
