import type { Page } from '@playwright/test';
import { findingsInAllLooks } from '../support/axe.js';
import { totp } from '../support/authenticator.js';
import { toast } from '../support/answers.js';
import { expect, test } from '../support/journey.js';
import { mailedLink } from '../support/mailed-link.js';
import { logIn, newShopper } from '../support/shopper.js';

test('a shopper sets two-step login up and logs in with a code, then with a recovery code', async ({
  page,
}) => {
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Set up two-step login' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill('not the password');
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(dialog.getByText('Your current password is not right.').first()).toBeVisible();
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByRole('img', { name: 'QR code for your authenticator app' })).toBeVisible();
  const secret = (await main.locator('#two-step code').textContent()) ?? '';
  expect(await findingsInAllLooks(page)).toEqual({});
  await main.getByLabel('Six-digit code').fill('000');
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(main.getByText('This code is not right')).toBeVisible();
  await main.getByLabel('Six-digit code').fill(totp(secret));
  await main.getByRole('button', { name: 'Turn on' }).click();
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const recovery = (await main.locator('#two-step li').first().textContent()) ?? '';
  await main.getByRole('button', { name: 'I have kept them' }).click();
  await expect(main.getByText('10 recovery codes are left.')).toBeVisible();

  for (const code of [totp(secret, 1), recovery]) {
    await main.getByRole('button', { name: 'Log out everywhere' }).click();
    await page.waitForURL(/\/login/);
    await page.getByLabel('Email', { exact: true }).fill(shopper.email);
    await page.getByLabel('Password', { exact: true }).fill(shopper.password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByLabel('Six-digit code').fill(code);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await expect(toast(page)).toContainText('Login Successful');
    await page.goto('/settings');
  }
  await expect(main.getByText('9 recovery codes are left.')).toBeVisible();
});

/** A device in the browser that makes and shows passkeys by itself. */
async function withDevice(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('WebAuthn.enable');
  await session.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

/** Adds a passkey under Settings; answers the first of the recovery codes that come with it. */
async function addPasskey(page: Page, password: string): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('The passkey is added');
  await expect(main.getByRole('heading', { name: 'Your recovery codes' })).toBeVisible();
  const code =
    (await main
      .locator('#passkeys li')
      .filter({ hasText: /^(\w{6}-){3}\w{6}$/ })
      .first()
      .textContent()) ?? '';
  expect(await findingsInAllLooks(page)).toEqual({});
  await main.getByRole('button', { name: 'I have kept them' }).click();
  return code;
}

async function passwordAlone(
  page: Page,
  { email, password }: { email: string; password: string },
): Promise<void> {
  await page.goto('/settings');
  await page.getByRole('main').getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/login/);
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

test('a shopper adds a passkey and logs in with it alone', async ({ page }) => {
  await withDevice(page);
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const main = page.getByRole('main');
  await addPasskey(page, shopper.password);
  await expect(main.getByText('Not used yet')).toBeVisible();
  await main.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(toast(page)).toContainText('Login Successful');
  await page.goto('/settings');
  await expect(main.getByText(/^Last used/)).toBeVisible();
});

test('S66 the password of an account with a passkey asks for it, or for a recovery code', async ({
  page,
}) => {
  await withDevice(page);
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const recovery = await addPasskey(page, shopper.password);

  await passwordAlone(page, shopper);
  await expect(page.getByText('This account asks for a passkey beside your password.')).toBeVisible();
  expect(await findingsInAllLooks(page)).toEqual({});
  await page.getByRole('button', { name: 'Use your passkey' }).click();
  await expect(toast(page)).toContainText('Login Successful');

  await passwordAlone(page, shopper);
  await page.getByLabel('Or a recovery code').fill(recovery);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
  await expect(toast(page)).toContainText('Login Successful');

  await page.goto('/settings');
  await page
    .getByRole('main')
    .getByRole('button', { name: /^Remove / })
    .click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Remove' }).click();
  await expect(toast(page)).toContainText('The passkey is removed');
  await passwordAlone(page, shopper);
  await expect(toast(page)).toContainText('Login Successful');
});

test('S75 a shopper changes the email address by a link that is mailed to the new one', async ({ page }) => {
  const shopper = await newShopper();
  const email = shopper.email.replace('journey', 'moved');
  await logIn(page, shopper, '/settings#email');
  const main = page.getByRole('main');
  await main.getByLabel('New email address').fill(email);
  await main.getByRole('button', { name: 'Change email address' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(main.getByText(`We have mailed a link to ${email}`)).toBeVisible();
  const link = /\/change-email\?token=[\w-]{43}/;
  await page.goto(await mailedLink(page, email, 'Confirm your new email address', link));
  expect(await findingsInAllLooks(page)).toEqual({});
  await page.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText('Your email address has been changed')).toBeVisible();
  await passwordAlone(page, { ...shopper, email });
  await expect(toast(page)).toContainText('Login Successful');
});
