import type { Page } from '@playwright/test';
import { shopping } from '../support/answers.js';
import { beLoggedIn } from '../support/admin.js';
import { test } from '../support/journey.js';
import { phonesWait } from '../support/phones.js';
import { logIn, newShopper } from '../support/shopper.js';
import { takePage, takeWindow } from './shots.js';
import { ofBuyers, ofNewcomers, ofThePanel, ofVisitors, type State } from './states.js';

async function takeAll(page: Page, states: readonly State[]): Promise<void> {
  for (const { name, open, whole } of states) {
    await open(page);
    const part = name.startsWith('admin') ? name : `state-${name}`;
    await (whole ? takePage(page, part) : takeWindow(page, part));
  }
}

test('states that visitors meet', async ({ page }) => {
  await takeAll(page, ofVisitors);
});

test('states that a newcomer meets', async ({ page }) => {
  await logIn(page, await newShopper());
  await takeAll(page, ofNewcomers);
});

test('states on the way to an order', async ({ page }) => {
  await phonesWait(page);
  await shopping(page);
  await takeAll(page, ofBuyers);
});

test('states of the panel', async ({ page }) => {
  const token = await beLoggedIn(page, 'admin');
  await takeAll(page, await ofThePanel(page, token));
});
