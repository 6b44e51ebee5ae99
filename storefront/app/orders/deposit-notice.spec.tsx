import { afterEach, expect, it, jest } from '@jest/globals';
import { openShop, press, reads, visit } from '../testing/shop';
import { waitsForDeposit } from '../testing/waiting-deposit';

afterEach(() => void jest.restoreAllMocks());

it('sends nobody to the staff because the ways to pay a deposit could not be read, and reads them again', async () => {
  openShop({ ...waitsForDeposit('mobile'), listWaysToPayOrder: 'no answer' });
  await visit('/orders/o1');
  await reads('We couldn’t load payment options.');
  expect(document.body).not.toHaveTextContent('Our staff will be in touch');
  openShop(waitsForDeposit('mobile'));
  await press('Try Again');
  await reads('Pay $5.00 by mobile money');
});
