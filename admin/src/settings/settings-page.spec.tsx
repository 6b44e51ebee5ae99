import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { SettingsPage } from './settings-page';

const settings = {
  id: 'shop',
  name: 'Duka',
  currency: 'USD',
  country: 'UG',
  taxNumber: '',
  supportEmail: 'support@duka.example',
  supportPhone: '+256 700 000 000',
  address: '1 Market Street',
  depositPercent: 40,
  offerEndsAt: null,
  cashHoldHours: 48,
  unpaidOrdersPerAccount: 5,
  unpaidUnitsPerAccount: 200,
  unpaidOrdersPerAddress: 20,
  unpaidUnitsPerAddress: 600,
  unpaidStockShare: 50,
  unpaidAlarmShare: 30,
  confirmedEmailFirst: false,
  staffSecondFactor: false,
};

describe('the settings of the shop', () => {
  it('say what is wrong with each value, and are saved when nothing is', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<SettingsPage />);
    const name = await screen.findByRole('textbox', { name: /^Shop name/ });
    const email = screen.getByRole('textbox', { name: /^Support email/ });
    const deposit = screen.getByRole('spinbutton', { name: /^Cash deposit/ });
    const save = screen.getByRole('button', { name: 'Save settings' });
    await userEvent.clear(name);
    await userEvent.clear(email);
    await userEvent.clear(deposit);
    await userEvent.click(save);
    for (const sentence of ['Shop name is required', 'Support email is required', 'Cash deposit is required'])
      expect(await screen.findByText(sentence)).toBeVisible();
    await userEvent.type(email, 'nobody');
    await userEvent.type(deposit, '140');
    for (const sentence of ['Please enter a valid email address', 'At most 100 percent'])
      expect(await screen.findByText(sentence)).toBeVisible();
    expect(sent.every(({ method }) => method === 'GET')).toBe(true);

    await userEvent.type(name, 'Duka Kampala');
    await userEvent.type(email, '@duka.example');
    await userEvent.clear(deposit);
    await userEvent.type(deposit, '30');
    await userEvent.click(save);
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      path: '/settings/shop',
      body: { name: 'Duka Kampala', supportEmail: 'nobody@duka.example', depositPercent: 30 },
    });
  });

  it('keep the end of the featured offer as a moment, and let it be taken away', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<SettingsPage />);
    const ends = await screen.findByLabelText('Featured offer ends');
    const puts = () => sent.filter(({ method }) => method === 'PUT').map(({ body }) => body);
    const save = async (value: string, times: number) => {
      fireEvent.change(ends, { target: { value } });
      fireEvent.blur(ends);
      await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
      await waitFor(() => expect(puts()).toHaveLength(times));
    };
    await save('2026-12-24T10:00', 1);
    await save('', 2);
    expect(puts()).toMatchObject([
      { offerEndsAt: new Date(2026, 11, 24, 10).toISOString() },
      { offerEndsAt: null },
    ]);
  });

  it('say how much may be reserved without payment', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...settings, ...(body as object) } }));
    show(<SettingsPage />);
    const share = await screen.findByRole('spinbutton', { name: /^Share of the stock/ });
    await userEvent.clear(share);
    await userEvent.type(share, '101');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('At most 100')).toBeVisible();
    await userEvent.clear(share);
    await userEvent.type(share, '20');
    await userEvent.click(screen.getByRole('button', { name: 'Save settings' }));
    expect(await screen.findByText('Settings saved')).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({ body: { unpaidStockShare: 20 } });
  });
});
