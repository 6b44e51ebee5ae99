import { findingsInAllLooks } from '../support/axe.js';
import { totp } from '../support/authenticator.js';
import { toast } from '../support/answers.js';
import { expect, test } from '../support/journey.js';
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

test('a shopper adds a passkey and logs in with it alone', async ({ page }) => {
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
  const shopper = await newShopper();
  await logIn(page, shopper, '/settings');
  const main = page.getByRole('main');
  await main.getByRole('button', { name: 'Add a passkey' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Your password', { exact: true }).fill(shopper.password);
  await dialog.getByRole('button', { name: 'Continue' }).click();
  await expect(toast(page)).toContainText('The passkey is added');
  await expect(main.getByText('Not used yet')).toBeVisible();
  await main.getByRole('button', { name: 'Log out everywhere' }).click();
  await page.waitForURL(/\/login/);
  await page.getByRole('button', { name: 'Log in with a passkey' }).click();
  await expect(toast(page)).toContainText('Login Successful');
  await page.goto('/settings');
  await expect(main.getByText(/^Last used/)).toBeVisible();
  await main.getByRole('button', { name: /^Remove / }).click();
  await expect(main.getByText('Not used yet')).toHaveCount(0);
});
