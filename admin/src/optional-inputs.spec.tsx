import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import type { ReactElement } from 'react';
import { ResourceContextProvider } from 'react-admin';
import { Route, Routes } from 'react-router-dom';
import { CouponCreate } from './discounts/coupon-form';
import { DiscountCreate } from './discounts/discount-form';
import { CategoryCreate } from './products/category-form';
import { ProductEdit } from './products/product-edit';
import { SynonymCreate } from './searches/synonym-form';
import { CheckoutPage } from './settings/checkout-page';
import { CurrenciesPage } from './settings/currencies-page';
import { GeneralPage } from './settings/general-page';
import { PaymentsPage } from './settings/payments-page';
import { ShippingZoneCreate } from './shipping/zone-form';
import { InviteStaff } from './staff/invite';
import { RoleCreate } from './staff/role-form';
import { TaxZoneCreate } from './taxes/zone-form';
import { faultsOf } from './testing/as-documented';
import { answerWith, show, type Api } from './testing/panel';
import { product, settings } from './testing/records';

/** A whole page of inputs takes a slow machine its time. */
const TIMEOUT_MS = 120_000;

const PERCENT = {
  ...{ name: 'percent', label: 'Percent', help: '', kind: 'number', unit: '%', units: [], choices: [] },
};
const KINDS = [
  {
    ...{ name: 'percent', label: 'Percent off', help: '' },
    fields: [{ ...PERCENT, isLong: false, isRequired: true }],
  },
];

const variants = product.variants.map(({ id, sku, options }) => ({ variantId: id, sku, options }));
const GUIDE = { id: 'f1', name: 'Guide.pdf', bytes: 900, type: 'application/pdf' };
/** What stands beside the form of the product. */
const OF_PRODUCT: Readonly<Record<string, unknown>> = {
  places: { places: [], variants: [] },
  arrivals: [],
  bundles: { variants: [] },
  costs: { currency: 'USD', variants: variants.map((one) => ({ ...one, price: 60, cost: null })) },
  files: {
    mostBytes: 1_000,
    variants: variants.map((one) => ({ ...one, files: [{ ...GUIDE, variantId: one.variantId }] })),
  },
  'group-prices': { currency: 'USD', variants: [], prices: [] },
  'price-changes': [],
  'stock-movements': [],
};

const api: Api = ({ method, path, body }) => {
  if (path.startsWith('/settings/')) return { body: { ...settings, ...(body as object) } };
  if (path === '/discounts/kinds') return { body: KINDS };
  if (path === '/carrier') return { body: { isConfigured: true } };
  if (path === '/api/v1/shop') return { body: { data: { displayCurrencies: [] } } };
  if (path === '/api/v1/payments/methods')
    return { body: { success: true, data: [{ method: 'card', title: 'Pay with Card' }] } };
  if (path === '/permissions') return { body: [{ id: 'orders.read', description: 'See orders' }] };
  if (method === 'POST') return { body: { ...(body as object), id: 'new' } };
  if (path.startsWith('/products/p1/')) return { body: OF_PRODUCT[path.slice('/products/p1/'.length)] };
  if (path === '/products/p1') return { body: { ...product, ...(body as object), stockReason: undefined } };
  return { body: path.startsWith('/api/v1/') ? { success: true, data: [] } : [] };
};

type Form = {
  resource: string;
  form: ReactElement;
  save: RegExp;
  /** Choices of the form that bring other inputs, each by the name of its list. */
  choose?: Readonly<Record<string, string>>;
  /** What is added to its lists. */
  add?: readonly RegExp[];
};

const zone = (kind: string): Form => ({
  ...{ resource: 'shipping-zones', form: <ShippingZoneCreate />, save: /^Create shipping zone/ },
  ...{ add: [/^Add a place/, /^Add a method/], choose: { Kind: kind } },
});

const FORMS: Readonly<Record<string, Form>> = {
  'a shipping zone of one price': zone('One price'),
  'a shipping zone by weight': zone('By weight'),
  'a shipping zone with pickup': zone('Pickup'),
  'a shipping zone with an own courier': zone('Own courier'),
  'a shipping zone with a carrier': zone('By the rates of a carrier'),
  'a tax zone': {
    ...{ resource: 'tax-zones', form: <TaxZoneCreate />, save: /^Create tax zone/ },
    add: [/^Add a place/, /^Add a rate/],
  },
  'a discount': { resource: 'discounts', form: <DiscountCreate />, save: /^Create discount/ },
  'a coupon': { resource: 'coupons', form: <CouponCreate />, save: /^Create coupon/ },
  'a category': { resource: 'categories', form: <CategoryCreate />, save: /^Save/ },
  'a product': { resource: 'products', form: <ProductEdit />, save: /^Save$/ },
  'a role': { resource: 'roles', form: <RoleCreate />, save: /^Create role/ },
  'an invitation': {
    ...{ resource: 'customers', form: <InviteStaff />, save: /^Send the invitation/ },
    choose: { Role: 'Administrator: everything' },
  },
  'a synonym': { resource: 'synonyms', form: <SynonymCreate />, save: /^Add synonym/ },
  'general settings': { resource: 'settings', form: <GeneralPage />, save: /^Save settings/ },
  'settings of the checkout': { resource: 'settings', form: <CheckoutPage />, save: /^Save settings/ },
  'settings of currencies': {
    ...{ resource: 'settings', form: <CurrenciesPage />, save: /^Save settings/ },
    add: [/^Add a currency/],
  },
  'settings of payments': {
    ...{ resource: 'settings', form: <PaymentsPage />, save: /^Save settings/ },
    ...{ add: [/^Add a rule/, /^Add a place/], choose: { Method: 'Pay with Card' } },
  },
};

const inputs = () => [
  // an editor of its own has no value to set; a journey types into it
  ...screen.queryAllByRole('textbox').filter((one) => one.getAttribute('contenteditable') === null),
  ...screen.queryAllByRole('spinbutton'),
  ...screen.queryAllByRole('combobox').filter((one) => one.tagName === 'INPUT'),
  ...document.querySelectorAll<HTMLInputElement>('input[type=date]'),
];
/** By the star of its label; in the grid of variants the label is the head of a column. */
const isRequired = (input: HTMLElement) =>
  input.getAttribute('aria-label')?.startsWith('Price of') === true ||
  /\*$/.test(document.querySelector(`label[for="${input.id}"]`)?.textContent ?? '');
const write = (input: HTMLElement, value: string) => {
  fireEvent.focus(input);
  fireEvent.change(input, { target: { value } });
  const offered = input.getAttribute('role') === 'combobox' ? screen.queryAllByRole('option')[0] : undefined;
  if (offered) fireEvent.click(offered);
  fireEvent.blur(input);
};
const isEmpty = (input: HTMLElement) => input instanceof HTMLInputElement && input.value === '';

/** Something that passes for what the input asks. */
function answerFor(input: HTMLElement): string {
  const label = document.querySelector(`label[for="${input.id}"]`)?.textContent ?? '';
  if (/country/i.test(label)) return 'Germany';
  if (/currency/i.test(label)) return 'EUR';
  if (/email/i.test(label)) return 'ann@example.com';
  if (input.getAttribute('type') === 'date') return '2026-01-01';
  return input.getAttribute('type') === 'number' ? '5' : 'Berlin';
}

async function open({ resource, form, add = [], choose = {} }: Form) {
  const sent = answerWith(api);
  show(
    <ResourceContextProvider value={resource}>
      <Routes>
        <Route path="/products/:id" element={form} />
        <Route path="*" element={form} />
      </Routes>
    </ResourceContextProvider>,
    resource === 'products' ? '/products/p1' : '/',
  );
  await waitFor(() => expect(inputs().length + screen.queryAllByRole('switch').length).toBeGreaterThan(0));
  for (const button of add) fireEvent.click(await screen.findByRole('button', { name: button }));
  for (const [list, choice] of Object.entries(choose)) {
    fireEvent.mouseDown(await screen.findByRole('combobox', { name: new RegExp(`^${list}`) }));
    fireEvent.click(await within(await screen.findByRole('listbox')).findByText(choice));
  }
  if (resource === 'products') await screen.findByText('Guide.pdf');
  const steps = screen.queryByRole('button', { name: /^Add a step/ });
  if (steps) fireEvent.click(steps);
  return sent;
}

/** What is as it was is not sent. */
function changeSomething({ resource, add }: Form) {
  const first = inputs().find((one) => one.getAttribute('type') === 'text' && isRequired(one));
  if (first && !isEmpty(first)) write(first, `${(first as HTMLInputElement).value} 2`);
  const flag = screen.queryAllByRole('switch')[0];
  if (resource === 'settings' && !add && flag) fireEvent.click(flag);
}

/** Saves the form once what must be given is given. */
async function saved(sent: ReturnType<typeof answerWith>, save: RegExp) {
  for (const input of inputs()) if (isRequired(input) && isEmpty(input)) write(input, answerFor(input));
  fireEvent.click(screen.getByRole('button', { name: save }));
  const isWrite = ({ method }: { method: string }) => method === 'POST' || method === 'PUT';
  await waitFor(() => expect(sent.some(isWrite)).toBe(true), { timeout: 5_000 });
  const one = sent.find(isWrite);
  if (!one) throw new Error('nothing was sent');
  return one;
}

describe('a form whose optional inputs are left alone sends what the document takes', () => {
  it.each(Object.entries(FORMS))(
    '%s',
    async (_, form) => {
      const sent = await open(form);
      changeSomething(form);
      expect(faultsOf(await saved(sent, form.save))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});

describe('a form whose optional texts were written and taken away sends what the document takes', () => {
  it.each(Object.entries(FORMS))(
    '%s',
    async (_, form) => {
      const sent = await open(form);
      changeSomething(form);
      for (const input of inputs()) {
        if (isRequired(input) || input.getAttribute('role') === 'combobox') continue;
        write(input, input.getAttribute('type') === 'number' ? '7' : 'abc');
        write(input, '');
      }
      expect(faultsOf(await saved(sent, form.save))).toEqual([]);
    },
    TIMEOUT_MS,
  );
});
