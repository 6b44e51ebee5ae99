import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show, type Api } from '../testing/panel';
import { CouponCreate } from './coupon-form';

const noCustomers: Api = ({ path }) => (path.startsWith('/customers') ? { body: [] } : undefined);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const number = (name: string | RegExp) => screen.getByRole('spinbutton', { name });
const make = () => userEvent.click(screen.getByRole('button', { name: 'Make the coupon' }));

/** Opens the form of resource coupons. */
async function open(api: Api) {
  const sent = answerWith((call) => noCustomers(call) ?? api(call));
  show(
    <ResourceContextProvider value="coupons">
      <CouponCreate />
    </ResourceContextProvider>,
  );
  await field(/^Code/);
  return sent;
}

describe('the form of a coupon', () => {
  it('says what an empty one needs, and sends nothing', async () => {
    const sent = await open(() => undefined);
    await make();
    expect(await screen.findByText('Code is required')).toBeVisible();
    expect(screen.getByText('Worth is required')).toBeVisible();
    expect(sent.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('says what is wrong with each value', async () => {
    await open(() => undefined);
    await userEvent.type(await field(/^Code/), 'a!');
    await userEvent.type(number(/^Worth/), '101');
    await userEvent.type(number(/^From a subtotal/), '-1');
    await userEvent.type(number(/^Uses in all/), '-2');
    await make();
    for (const sentence of [
      'Code must be 3 to 40 letters, digits, - or _',
      'At most 100 percent',
      'At least 0',
      'At least once',
    ])
      expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('tells the rules in one sentence, sends them, and puts a refusal under its field', async () => {
    const sent = await open(({ method }) =>
      method === 'POST'
        ? {
            status: 409,
            body: {
              detail: 'A coupon with this code exists',
              errors: [{ field: 'code', message: 'A coupon with this code exists' }],
            },
          }
        : undefined,
    );
    await userEvent.type(await field(/^Code/), 'spring10');
    await userEvent.type(number(/^Worth/), '10');
    expect(screen.getByText('10% off any order, once per shopper')).toBeVisible();
    await make();
    await waitFor(() => expect(screen.getAllByText('A coupon with this code exists')).not.toHaveLength(0));
    expect(await field(/^Code/)).toBeInvalid();
    expect(await field(/^Code/)).toHaveValue('SPRING10');
    expect(sent.at(-1)).toMatchObject({
      method: 'POST',
      path: '/coupons',
      body: { code: 'SPRING10', kind: 'percent', percent: 10, perAccount: 1, isActive: true },
    });
  });

  it('sends its dates as moments with their zone, once it ends after it starts', async () => {
    const sent = await open(({ body }) => ({ body: { ...(body as object), id: 'c1' } }));
    const date = (label: string, value: string) =>
      fireEvent.change(screen.getByLabelText(label), { target: { value } });
    await userEvent.type(await field(/^Code/), 'XMAS');
    await userEvent.type(number(/^Worth/), '10');
    date('Starts', '2026-12-24T10:00');
    date('Ends', '2026-12-24T09:30');
    await make();
    expect(await screen.findByText('The coupon must end after it starts')).toBeVisible();
    date('Ends', '2026-12-26T10:00');
    await make();
    await waitFor(() => expect(sent.map(({ method }) => method)).toContain('POST'));
    expect(sent.find(({ method }) => method === 'POST')?.body).toMatchObject({
      startsAt: new Date(2026, 11, 24, 10).toISOString(),
      endsAt: new Date(2026, 11, 26, 10).toISOString(),
    });
  });
});
