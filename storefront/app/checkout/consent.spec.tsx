import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { answers } from '../testing/goods';
import { openShop, press, reads, visit } from '../testing/shop';

const SENTENCE =
  'Please confirm that you want your files at once, and that you then lose your right to withdraw from them.';
const BOX = /^I want my files at once/;

afterEach(() => {
  endSession();
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** The payment of a cart of files or of other goods. */
async function paying({ isDownload = true, euRules = true, others = {} }) {
  const { data, ...cart } = answers['getCart'] as { data: object[] };
  const lines = data.map((line) => ({ ...line, ...(isDownload ? { isDownload } : {}) }));
  const sent = openShop({
    getCart: { status: 200, body: { success: true, ...cart, data: lines } },
    ...others,
  });
  await visit('/checkout', 'shopper', { euRules });
  await press('Continue to Payment');
  await screen.findByRole('button', { name: /^(Order with obligation|Complete)/ });
  return sent;
}
/** What was sent to buy; undefined where nothing was. */
const bought = async (): Promise<unknown> => {
  const calls = jest.mocked(fetch).mock.calls.map(([input]) => input as Request);
  const sent = calls.find(({ url, method }) => method === 'POST' && url.endsWith('/payments'));
  return sent?.clone().json();
};
const buy = () => press(/^(Order with obligation|Complete)/);

describe('files bought where buyers may withdraw', () => {
  it('ask for a consent that nobody has ticked, and are not bought without it', async () => {
    const sent = await paying({});
    const box = screen.getByRole('checkbox', { name: BOX });
    expect(box).not.toBeChecked();
    await buy();
    await reads(SENTENCE);
    expect(box).toHaveFocus();
    expect(box).toBeInvalid();
    expect(box).toHaveAccessibleDescription(SENTENCE);
    expect(sent).not.toContain('beginPayment');
    fireEvent.click(box);
    expect(box).toBeValid();
    await buy();
    await waitFor(() => expect(sent).toContain('beginPayment'));
    expect(await bought()).toMatchObject({ downloadConsent: true });
  });

  it('ask once the shop says that it is missing, where the cart did not tell', async () => {
    const body = {
      ...{ success: false, code: 'invalid_purchase', message: SENTENCE },
      errors: [{ field: 'downloadConsent', message: SENTENCE }],
    };
    await paying({ isDownload: false, others: { beginPayment: { status: 400, body } } });
    expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
    await buy();
    await waitFor(() => expect(screen.getByRole('checkbox', { name: BOX })).toHaveFocus());
  });
});

it.each([
  ['other goods', { isDownload: false }],
  ['files elsewhere', { euRules: false }],
])('%s ask for nothing', async (_, how) => {
  const sent = await paying(how);
  expect(screen.queryByRole('checkbox', { name: BOX })).toBeNull();
  await buy();
  await waitFor(() => expect(sent).toContain('beginPayment'));
  expect(await bought()).not.toHaveProperty('downloadConsent');
});
