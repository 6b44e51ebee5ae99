import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { OpeningPage } from './opening-page';
import { STEPS, type StepName } from './steps';

const step = (name: StepName, isDone: boolean, isRequired = true) => ({
  ...{ name, isDone, isRequired, missing: isDone ? null : `Do ${name}.` },
});
const setup = (place: boolean, isOpen = false) => ({
  isOpen,
  steps: [step('name', true), step('place', place), step('tax', false, false)],
  reach: { url: 'https://shop.example', isPublic: true, proxies: 1, seenProxies: 1 },
});
const PROPOSAL = {
  ...{ country: 'DE', currency: 'EUR', timeZone: 'Europe/Berlin', source: 'the Commission' },
  taxes: [{ name: 'VAT', category: 'standard', percent: 19 }],
};
const SHOP = { data: { currency: 'EUR', country: 'DE', timeZone: 'Europe/Berlin', isOpen: false } };

const open = (answers: Record<string, Answer>, first = setup(false)) => {
  const sent = answerWith(({ method, path }) => {
    if (path === '/api/v1/shop') return { body: SHOP };
    return answers[`${method} ${path}`] ?? (path === '/setup' ? { body: first } : undefined);
  });
  show(<OpeningPage />, '/setup', whoMay('settings.read', 'settings.write', 'stats.read'));
  return sent;
};

const choose = async (label: string, entry: string) => {
  await userEvent.type(await screen.findByRole('combobox', { name: label }), entry);
  await userEvent.click(await screen.findByRole('option', { name: entry }));
};

describe('the list until a shop opens', () => {
  it('says at which address the shop is reached, and through how many proxies', async () => {
    open({}, { ...setup(true), steps: [step('reach', true)] });
    const sentence = 'This shop is reached at https://shop.example, behind one proxy (TRUST_PROXY).';
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('says what to set where other proxies named themselves than are believed', async () => {
    const reach = { url: 'https://shop.example', isPublic: true, proxies: 0, seenProxies: 2 };
    open({}, { ...setup(true), reach, steps: [step('reach', true)] });
    expect(await screen.findByText(/This page came behind 2 proxies: .* TRUST_PROXY to 2/)).toBeVisible();
  });

  it('says what is done, what is left and what may wait, and does not open before', async () => {
    open({});
    expect(await screen.findByText('1 of 3 done')).toBeVisible();
    const rows = screen.getAllByRole('listitem');
    expect(within(rows[0]!).getByText('Done')).toBeVisible();
    expect(within(rows[2]!).getByText('May wait')).toBeVisible();
    expect(screen.getByText(/Left: Country, currency and tax\./)).toBeVisible();
    expect(screen.getByRole('button', { name: 'Open the shop' })).toBeDisabled();
  });

  it('proposes what follows from a country, and tells what is wrong at its field', async () => {
    const refused = { message: 'No.', errors: [{ field: 'deliveryPrice', message: 'At most two decimals' }] };
    const sent = open({
      'GET /setup/proposal?country=DE': { body: PROPOSAL },
      'POST /setup/country': { status: 400, body: refused },
    });
    await choose('Country of the shop', 'Germany');
    expect(await screen.findByLabelText(/Prices include the tax of the country: VAT 19%/)).toBeChecked();
    await userEvent.type(screen.getByLabelText(/^Delivery within the country \(EUR\)/), '4.905');
    await userEvent.click(screen.getByRole('button', { name: 'Set up the shop like this' }));
    expect(await screen.findByText('At most two decimals')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      ...{ country: 'DE', currency: 'EUR', takesTax: true, deliveryPrice: 4.905, daysFrom: 2, daysTo: 4 },
    });
  });

  it('opens a shop that is ready, and leads to the dashboard', async () => {
    open({ 'POST /setup/open': { body: setup(true, true) } }, setup(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Open the shop' }));
    expect(await screen.findByText('The shop is open. Everybody can buy.')).toBeVisible();
    expect(screen.getByRole('link', { name: 'Go to the dashboard' })).toBeVisible();
  });

  it('tells why the shop does not open', async () => {
    const detail = 'The shop is not ready to open.';
    open({ 'POST /setup/open': { status: 409, body: { detail, errors: [] } } }, setup(true));
    await userEvent.click(await screen.findByRole('button', { name: 'Open the shop' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(detail);
  });

  it('has a title for every step', () => {
    expect(Object.values(STEPS).every(({ title }) => title.length > 2)).toBe(true);
  });
});
