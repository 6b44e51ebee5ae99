import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { order } from '../testing/goods';
import { openShop, reads, visit } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const paper = {
  ...{ number: 'INV-000042', authority: 'Uganda Revenue Authority (EFRIS)', fiscalNumber: '322000150744' },
  ...{ verification: '31359767222004350398', qrImage: 'data:image/svg+xml;base64,PHN2Zy8+' },
};
const shown = (fiscalPapers: typeof order.fiscalPapers) => {
  openShop({ getOrder: { status: 200, body: { success: true, data: { ...order, fiscalPapers } } } });
  return visit('/orders/o1');
};

describe('the page of an order whose papers a tax office is told of', () => {
  it('has its number, what proves it and the code by which anybody checks it', async () => {
    await shown([paper, { ...paper, number: 'CN-000007', verification: null, qrImage: null }]);
    await reads('INV-000042: registered with the Uganda Revenue Authority (EFRIS)', '322000150744');
    await reads('Verification code', '31359767222004350398', 'CN-000007: registered with');
    const code = screen.getByRole('img', {
      name: 'QR code by which INV-000042 is checked with the tax office',
    });
    expect(code).toHaveAttribute('src', paper.qrImage);
    expect(screen.getAllByText('Verification code')).toHaveLength(1);
  });

  it('says nothing of it where no office has any', async () => {
    await shown([]);
    await reads('Summary');
    expect(screen.queryByText('Tax office')).toBeNull();
  });
});
