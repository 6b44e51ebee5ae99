import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { answerWith, show, type Api } from '../testing/panel';
import { CouponCreate, CouponEdit } from './coupon-form';
import { coupon } from '../testing/coupon';

const noCustomers: Api = ({ path }) => (path.startsWith('/customers') ? { body: [] } : undefined);
const field = (name: string | RegExp) => screen.findByRole('textbox', { name });
const number = (name: string | RegExp) => screen.getByRole('spinbutton', { name });
const make = () => userEvent.click(screen.getByRole('button', { name: 'Create coupon' }));

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
      startsAt: '2026-12-24T10:00:00.000Z',
      endsAt: '2026-12-26T10:00:00.000Z',
    });
  });
});

describe('a coupon that two people change at once', () => {
  const read = coupon({ id: 'c1', description: 'For friends' });

  it('asks the second one, whose fields are saved over the version of the first', async () => {
    let kept = { ...read };
    const sent = answerWith((call) => {
      if (call.method !== 'PUT') return noCustomers(call) ?? { body: kept };
      if (call.headers.get('If-Match') === `"${kept.version}"`) return { body: { ...kept, version: 3 } };
      return { status: 412, body: { code: 'coupon_changed', detail: 'Somebody else changed this coupon.' } };
    });
    const page = (
      <ResourceContextProvider value="coupons">
        <Routes>
          <Route path="/coupons/:id" element={<CouponEdit />} />
        </Routes>
      </ResourceContextProvider>
    );
    show(page, '/coupons/c1');
    await userEvent.type(await field(/^Description/), ' and family');
    kept = { ...kept, version: 2, maxUses: 50 };
    const save = () => userEvent.click(screen.getByRole('button', { name: 'Save' }));
    await save();
    const choice = await screen.findByRole('radiogroup', { name: 'Uses in all' });
    expect(within(choice).getByRole('radio', { name: 'Load theirs: 50' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Keep mine: For friends and family' })).toBeChecked();
    await userEvent.click(screen.getByRole('button', { name: 'Take over' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await save();
    const puts = () => sent.filter(({ method }) => method === 'PUT');
    await waitFor(() => expect(puts()).toHaveLength(2));
    expect(puts()[1]?.headers.get('If-Match')).toBe('"2"');
    expect(puts()[1]?.body).toMatchObject({ description: 'For friends and family', maxUses: 50 });
  });
});
