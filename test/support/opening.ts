import { join } from 'node:path';
import { expect, type Locator, type Page } from '@playwright/test';

const picture = join(import.meta.dirname, '../../api/demo/pictures/bag-backpack_moss_angle.webp');

/** What an owner does in the panel to open a shop; every step ends when the shop has taken it. */
export class Opening {
  constructor(
    readonly page: Page,
    readonly url: string,
  ) {}

  async logIn(owner: { email: string; password: string }): Promise<void> {
    await this.page.goto(`${this.url}/login`);
    await this.page.getByLabel('Email', { exact: true }).fill(owner.email);
    await this.page.getByLabel('Password', { exact: true }).fill(owner.password);
    await this.page.getByRole('main').getByRole('button', { name: 'Login' }).click();
    await this.page.waitForURL(/\/admin/);
  }

  /** By the link that the first start has printed. */
  async makeItMine(link: string, owner: { name: string; email: string; password: string }): Promise<void> {
    await this.page.goto(link);
    await this.page.getByLabel('Your name').fill(owner.name);
    await this.page.getByLabel('Your email').fill(owner.email);
    await this.page.getByLabel(/^A password/).fill(owner.password);
    await this.press('Make this shop mine');
    await this.page.waitForURL(/\/admin\/setup/);
  }

  /** Country, currency, tax and delivery as the list proposes them. */
  async country(name: string, delivery?: { price: string }): Promise<void> {
    await this.go('/setup');
    await this.pick('Country of the shop', name);
    const price = this.page.getByLabel(/^Delivery within the country/);
    await expect(price).toBeVisible();
    if (delivery) await price.fill(delivery.price);
    await this.sends('Set up the shop like this', 'setup/country');
  }

  /** What the list says is left. */
  async left(): Promise<string> {
    await this.go('/setup');
    return await this.page.getByRole('region', { name: 'Open the shop' }).innerText();
  }

  async open(): Promise<void> {
    await this.go('/setup');
    await this.sends('Open the shop', 'setup/open');
    await expect(this.page.getByText('The shop is open. Everybody can buy.')).toBeVisible();
  }

  go(path: string) {
    return this.page.goto(`${this.url}/admin${path}`);
  }

  /** Picks the one entry that is called so, by typing it. */
  async pick(label: string | RegExp, entry: string): Promise<void> {
    const box = this.page.getByRole('combobox', { name: label });
    await box.fill(entry);
    await this.page.getByRole('option', { name: entry }).first().click();
  }

  async press(name: string): Promise<void> {
    await this.page.getByRole('button', { name, exact: true }).click();
  }

  private sends(name: string, path: string): Promise<void> {
    return this.saves(this.page.getByRole('button', { name, exact: true }), path);
  }

  private async saves(button: Locator, path: string): Promise<void> {
    const answer = this.page.waitForResponse(
      (one) => one.url().includes(`/api/v1/admin/${path}`) && one.request().method() !== 'GET',
    );
    await button.click();
    const got = await answer;
    expect([path, got.status(), got.ok() ? '' : await got.text()]).toEqual([path, got.status(), '']);
  }

  saveSettings = () => this.sends('Save settings', 'settings/shop');

  async general(of: {
    name: string;
    address: string;
    email: string;
    country?: string;
    imprint?: string;
  }): Promise<void> {
    await this.go('/settings');
    await this.page.getByLabel('Shop name').fill(of.name);
    if (of.country) await this.pick('Country', of.country);
    await this.page.getByLabel('Support email').fill(of.email);
    await this.page.getByLabel('Address', { exact: true }).fill(of.address);
    if (of.imprint) await this.page.getByLabel('More for the imprint').fill(of.imprint);
    await this.saveSettings();
  }

  async currency(code: string): Promise<void> {
    await this.go('/settings/currencies');
    await this.pick('Currency', code);
    await this.saveSettings();
  }

  async number(page: string, label: string, value: string): Promise<void> {
    await this.go(`/settings/${page}`);
    await this.page.getByLabel(label).fill(value);
    await this.saveSettings();
  }

  /** The address by which the owner has opened the panel becomes the shop's. */
  async useThisAddress(): Promise<void> {
    await this.go('/settings/connections');
    const card = this.page.getByRole('region', { name: 'Public address' });
    await card.getByRole('button', { name: 'Use this address' }).click();
    await this.saves(card.getByRole('button', { name: 'Save address' }), 'connections/address');
  }

  /** Types the keys of a service by their labels, and tries them; answers what the trial says. */
  async connect(label: string, id: string, keys: Record<string, string>): Promise<string> {
    await this.go('/settings/connections');
    const card = this.page.getByRole('region', { name: label, exact: true });
    for (const [name, text] of Object.entries(keys)) await card.getByLabel(name).fill(text);
    await this.saves(card.getByRole('button', { name: 'Save keys' }), `connections/${id}`);
    await card.getByRole('button', { name: 'Try it' }).click();
    return await card.getByRole('alert').innerText();
  }

  async letGuestsBuy(): Promise<void> {
    await this.go('/settings/checkout');
    await this.page.getByLabel('Let guests buy').check();
    await this.saveSettings();
  }

  /** The ready rates of the country, as they come. */
  async taxOf(country: string): Promise<void> {
    await this.go('/tax-zones/create');
    await this.page.getByLabel('Begin with').click();
    await this.page.getByRole('option', { name: country }).first().click();
    await this.sends('Create tax zone', 'tax-zones');
  }

  /** The whole country, by one method. What a kind of method asks for besides is typed by its label. */
  async deliveryTo(
    country: string,
    method: { name: string; kind?: string; typed: Record<string, string> },
  ): Promise<void> {
    await this.go('/shipping-zones/create');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).first().fill(`All of ${country}`);
    await this.press('Add a place');
    await this.pick(/^Country/, country);
    await this.press('Add a method');
    const row = this.page.getByRole('region', { name: 'Methods' }).getByRole('listitem').first();
    await row.getByRole('textbox', { name: 'Method' }).fill(method.name);
    if (method.kind) {
      await row.getByLabel('Kind').click();
      await this.page.getByRole('option', { name: method.kind }).click();
    }
    for (const [label, text] of Object.entries(method.typed)) await row.getByLabel(label).first().fill(text);
    await this.sends('Create shipping zone', 'shipping-zones');
  }

  async product(of: { name: string; price: string; category: string; stock: string }): Promise<void> {
    await this.go('/products/create');
    await this.page.getByRole('textbox', { name: 'Name', exact: true }).fill(of.name);
    await this.page
      .getByRole('textbox', { name: 'Description', exact: true })
      .fill(`${of.name}, made to last`);
    await this.page.getByRole('spinbutton', { name: /^Price/ }).fill(of.price);
    await this.page.getByLabel('Category').fill(of.category);
    await this.page.getByRole('spinbutton', { name: 'Stock' }).fill(of.stock);
    await this.page.locator('input[type=file]').setInputFiles(picture);
    await this.sends('Create product', 'products');
  }
}
