import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import { FiscalPanel } from './fiscal-panel';

it('what a tax office has registered of an order stands with its number and code', () => {
  answerWith(() => ({ body: {} }));
  const paper = {
    ...{ number: 'INV-000042', authority: 'Uganda Revenue Authority (EFRIS)', fiscalNumber: '322000150744' },
    ...{ verification: null, qrImage: 'data:image/svg+xml;base64,PHN2Zy8+' },
  };
  show(<FiscalPanel papers={[paper]} />);
  expect(screen.getByText('INV-000042: registered with the Uganda Revenue Authority (EFRIS)')).toBeVisible();
  expect(screen.getByText('322000150744')).toBeVisible();
  expect(screen.queryByText('Verification code')).toBeNull();
  const code = screen.getByRole('img', { name: /^QR code by which INV-000042 is checked/ });
  expect(code).toHaveAttribute('src', paper.qrImage);
});
