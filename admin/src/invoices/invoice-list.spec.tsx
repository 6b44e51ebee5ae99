import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show } from '../testing/panel';
import { InvoiceList } from './invoice-list';

const invoice = {
  ...{ id: 'i1', invoiceId: 'INV-000042', number: 42, orderId: 'o1', orderNumber: '0000ABCD' },
  customer: { id: 'a1', name: 'Ann Buyer', email: 'ann@example.com' },
  ...{ currency: 'USD', net: 20.92, tax: 3.98, amount: 24.9, amountDue: 0, amountRefunded: 10 },
  ...{ status: 'paid', issuedAt: '2026-11-20T10:00:00Z', dueAt: '2026-12-04T10:00:00Z' },
  lines: [{ name: 'Jacket', sku: 'J-M', quantity: 1, price: 24.9, total: 24.9 }],
  taxes: [{ name: 'VAT', percent: 19, net: 20.92, tax: 3.98, gross: 24.9 }],
  registration: null as object | null,
  eInvoice: null as object | null,
  sendings: [] as object[],
  creditNotes: [
    {
      ...{ number: 'CN-000007', amount: 10, issuedAt: '2026-11-21T10:00:00Z' },
      registration: null as object | null,
      taxes: [{ name: 'VAT', percent: 19, net: 8.4, tax: 1.6, gross: 10 }],
    },
  ],
};

it('shows net and tax of an invoice, and hands out its credit notes', async () => {
  const sent = answerWith(({ path }) =>
    path.includes('credit-notes.pdf') ? { status: 503, body: { message: 'Not now.' } } : { body: [invoice] },
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <ResourceContextProvider value="invoices">
      <InvoiceList />
    </ResourceContextProvider>,
  );
  expect(await screen.findByText('$20.92')).toBeVisible();
  expect(screen.getByText('$3.98')).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'Credit CN-000007 as PDF' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/invoices/i1/credit-notes.pdf'));
  expect(await screen.findByText('Not now.')).toBeVisible();
  fireEvent.click(screen.getByText('Ann Buyer'));
  expect(
    await screen.findByText('Credit note CN-000007 of Nov 21, 2026: $10.00, VAT 19% $1.60'),
  ).toBeVisible();
  fireEvent.click(screen.getByRole('button', { name: 'E-invoice CN-000007 as XML' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/invoices/i1/credit-notes/CN-000007/e-invoice.xml'));
});

it('tells what stands of each paper with the tax office, and sends it again', async () => {
  const told = {
    authority: 'Uganda Revenue Authority (EFRIS)',
    verification: '31',
    registeredAt: '2026-11-20T10:05:00Z',
  };
  const registration = { ...told, state: 'registered', reason: '', fiscalNumber: '322000150744' };
  const reason = 'EFRIS: goodsCategoryId: 1 does not exist (2124)';
  const refused = { ...told, state: 'refused', reason, fiscalNumber: null, registeredAt: null };
  const [note] = invoice.creditNotes;
  const papers = { ...invoice, registration, creditNotes: [{ ...note, registration: refused }] };
  const sent = answerWith(({ method }) =>
    method === 'POST' ? { status: 409, body: { message: 'Nothing waits.' } } : { body: [papers] },
  );
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  show(
    <ResourceContextProvider value="invoices">
      <InvoiceList />
    </ResourceContextProvider>,
  );
  fireEvent.click(await screen.findByText('Ann Buyer'));
  expect(
    await screen.findByText(
      'INV-000042 is registered with the Uganda Revenue Authority (EFRIS) as 322000150744, Nov 20, 2026',
    ),
  ).toBeVisible();
  expect(
    screen.getByText(`CN-000007 was refused by the Uganda Revenue Authority (EFRIS): ${reason}`),
  ).toBeVisible();
  fireEvent.click(await screen.findByRole('button', { name: 'Send to the tax office again' }));
  await waitFor(() => expect(sent.at(-1)?.path).toBe('/invoices/i1/registration'));
  expect(await screen.findByText('Nothing waits.')).toBeVisible();
});

it('sends an invoice to the program of its buyer, and tells what became of it', async () => {
  const to = '0204:991-12345-67';
  const refused = {
    number: 'CN-000007',
    participant: to,
    state: 'refused',
    reason: 'No credit notes',
    sentAt: null,
  };
  const sendings = [
    { ...refused, number: 'INV-000042', state: 'sent', reason: '', sentAt: '2026-11-20T10:05:00Z' },
    refused,
  ];
  const sent = answerWith(() => ({ body: [{ ...invoice, sendings }] }));
  show(
    <ResourceContextProvider value="invoices">
      <InvoiceList />
    </ResourceContextProvider>,
  );
  fireEvent.click(await screen.findByText('Ann Buyer'));
  expect(await screen.findByText(`INV-000042 was sent to ${to}, Nov 20, 2026`)).toBeVisible();
  expect(screen.getByText(`CN-000007 to ${to} was refused: No credit notes`)).toBeVisible();
  fireEvent.change(await screen.findByLabelText('Buyer’s reference'), { target: { value: 'KST 7' } });
  fireEvent.click(screen.getByRole('button', { name: 'Send as e-invoice' }));
  await waitFor(() => expect(sent.some(({ path }) => path === '/invoices/i1/sending')).toBe(true));
});

it('has where the shopper gets e-invoices, and changes it without sending any', async () => {
  const eInvoice = { participant: '0204:991-12345-67', buyerReference: 'KST 7' };
  const sent = answerWith(() => ({ body: [{ ...invoice, eInvoice }] }));
  show(
    <ResourceContextProvider value="invoices">
      <InvoiceList />
    </ResourceContextProvider>,
  );
  fireEvent.click(await screen.findByText('Ann Buyer'));
  expect(await screen.findByLabelText('Peppol address of the buyer')).toHaveValue(eInvoice.participant);
  const reference = screen.getByLabelText('Buyer’s reference');
  expect(reference).toHaveValue('KST 7');
  fireEvent.change(reference, { target: { value: 'KST 8' } });
  fireEvent.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() =>
    expect(sent).toContainEqual(
      expect.objectContaining({
        ...{ method: 'PUT', path: '/invoices/i1/e-invoice-address' },
        body: { ...eInvoice, buyerReference: 'KST 8' },
      }),
    ),
  );
  expect(sent.some(({ path }) => path === '/invoices/i1/sending')).toBe(false);
});
