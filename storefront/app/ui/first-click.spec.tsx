import { afterEach, expect, it, jest } from '@jest/globals';
import { act, fireEvent, waitFor } from '@testing-library/react';
import type { SavedAddress } from '../platform/api/types';
import { endSession } from '../platform/session/session';
import { toast } from '../platform/toasts';
import { answers } from '../testing/goods';
import { openShop, press, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  toast.dismiss();
  jest.restoreAllMocks();
});

const buttons = (name: RegExp) =>
  [...document.querySelectorAll('button')].filter((one) =>
    name.test(one.getAttribute('aria-label') ?? one.textContent),
  );

/** Clicks twice at one place, where another button may be the second time. */
async function doubleClick(name: RegExp): Promise<void> {
  for (const detail of [1, 2]) await act(async () => void fireEvent.click(buttons(name)[0]!, { detail }));
}

it('a double click deletes one address, not the next one, too', async () => {
  const { data } = answers['listAddresses'] as { data: SavedAddress[] };
  const two = [...data, { ...data[0]!, _id: 'a2', street: '9 Acacia Avenue', isDefault: false }];
  const asked = openShop({ listAddresses: { status: 200, body: { success: true, data: two } } });
  await visit('/settings');
  await reads('9 Acacia Avenue');
  await doubleClick(/^Delete .*Acacia/);
  await waitFor(() => expect(asked.filter((name) => name === 'listAddresses')).toHaveLength(2));
  expect(asked.filter((name) => name === 'deleteAddress')).toHaveLength(1);
});

it('a double click takes a line out of the cart and does not put it back', async () => {
  const asked = openShop();
  await visit('/cart');
  await reads('Lamp');
  await doubleClick(/^(Remove Lamp|Undo)$/);
  await reads('Undo');
  expect(asked).not.toContain('addToCart');
  await press('Undo');
  await waitFor(() => expect(asked).toContain('addToCart'));
});
