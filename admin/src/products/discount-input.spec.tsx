import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { SaveButton, SimpleForm, Toolbar } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { DiscountInput, withoutIdleEnd } from './discount-input';

const saleEndsAt = '2026-12-05T10:00:00.000Z';

/** What a form with such a discount sends after somebody has typed these, one after the other. */
async function sentAfter(...typed: string[]) {
  const send = jest.fn<(sent: object) => void>();
  answerWith(() => undefined);
  show(
    <SimpleForm
      toolbar={
        <Toolbar>
          <SaveButton />
        </Toolbar>
      }
      defaultValues={{ discount: 20, saleEndsAt }}
      onSubmit={(data: object) => send(withoutIdleEnd(data))}
    >
      <DiscountInput />
    </SimpleForm>,
  );
  const field = await screen.findByLabelText('Discount (%)');
  for (const value of typed) fireEvent.change(field, { target: { value } });
  fireEvent.blur(field);
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(send).toHaveBeenCalled());
  return send.mock.calls[0]?.[0];
}

describe('the end of a discount', () => {
  it('outlives the moment in which another percentage is typed', async () => {
    expect(await sentAfter('', '30')).toEqual({ discount: 30, saleEndsAt });
    expect(screen.getByLabelText('Discount ends')).toBeVisible();
  });

  it('goes with the discount', async () => {
    expect(await sentAfter('0')).toEqual({ discount: 0, saleEndsAt: null });
    expect(screen.queryByLabelText('Discount ends')).toBeNull();
  });
});
