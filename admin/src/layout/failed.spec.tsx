import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Form, RecordContextProvider, ResourceContextProvider } from 'react-admin';
import { StaffRoleSelect } from '../customers/staff-role-select';
import { LatestOrders } from '../dashboard/latest-orders';
import { UnpaidAlarm } from '../dashboard/unpaid-alarm';
import { Checks } from '../health/health-page';
import { MethodInput } from '../orders/method-input';
import { CategoryDeleteButton } from '../products/category-delete';
import { CategoryInput } from '../products/category-input';
import { PriceHistory } from '../products/price-history';
import { StockHistory } from '../products/stock-history';
import type { CategoryRecord, CustomerRecord, ProductRecord } from '../records';
import { MethodsInput } from '../shipping/methods-input';
import { ReadyRatesSelect } from '../taxes/ready-rates-select';
import { answerWith, show } from '../testing/panel';

const WHY = 'The shelves are being counted.';

const product = { id: 'p1', version: 1 } as ProductRecord;
const category = { id: 'c1', name: 'Lamps', count: 2 } as CategoryRecord;
const staff = { id: 'u1', name: 'Amina', role: 'staff' } as CustomerRecord;
const zone = { methods: [{ id: 'm1', kind: 'flat' }] };

/** What asks for something by itself, and what is pressed before. */
const parts: readonly [name: string, part: ReactElement, press: string][] = [
  ['the latest orders', <LatestOrders key="" />, ''],
  ['the alarm about stock in unpaid orders', <UnpaidAlarm key="" />, ''],
  ['the health of the shop', <Checks key="" />, ''],
  ['the changes of the stock', <StockHistory key="" product={product} />, ''],
  ['the changes of the price', <PriceHistory key="" product={product} />, ''],
  ['the role of somebody of the staff', <StaffRoleSelect key="" customer={staff} />, ''],
  [
    'the categories to which products may be moved',
    <RecordContextProvider key="" value={category}>
      <CategoryDeleteButton />
    </RecordContextProvider>,
    'Delete Lamps',
  ],
  [
    'rates to begin with',
    <Form key="">
      <ReadyRatesSelect />
    </Form>,
    '',
  ],
];

/** Inputs that can be left as they are, and say why there is nothing to choose. */
const inputs: readonly [name: string, input: ReactElement][] = [
  ['the methods of payment', <MethodInput key="" source="method" label="Method" />],
  ['the categories', <CategoryInput key="" />],
  ['the kinds of delivery', <MethodsInput key="" />],
];

const refuse = () => answerWith(() => ({ status: 500, body: { success: false, message: WHY } }));

describe('R44 what the panel could not fetch', () => {
  it.each(parts)('says why, and is asked for again: %s', async (_name, part, press) => {
    const sent = refuse();
    show(part);
    if (press) fireEvent.click(screen.getByRole('button', { name: press }));
    expect(await screen.findByRole('alert')).toHaveTextContent(WHY);
    expect(screen.queryByText(/never changed|appears here/)).toBeNull();
    const before = sent.length;
    fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
    await waitFor(() => expect(sent.length).toBeGreaterThan(before));
  });

  it.each(inputs)('is said at its input: %s', async (_name, input) => {
    refuse();
    show(
      <ResourceContextProvider value="shipping-zones">
        <Form record={zone}>{input}</Form>
      </ResourceContextProvider>,
    );
    expect(await screen.findByText(WHY)).toBeVisible();
  });
});
