import { expect, it } from '@jest/globals';
import { render, screen, waitFor } from '@testing-library/react';
import { fill, openShop, press } from '../testing/shop';
import TellWhenBack from './tell-when-back';

const OP = 'tellWhenBack';

it('is answered where reading goes on: at the field while something is wrong, then at what was said', async () => {
  const message = 'Please enter a valid email address';
  openShop({ [OP]: { status: 400, body: { message, errors: [{ field: 'email', message }] } } });
  render(<TellWhenBack productId="p1" variantId={null} />);
  await press('Tell me');
  const field = screen.getByLabelText(/^Tell me when/);
  await waitFor(() => expect(field).toHaveFocus());
  expect(field).toHaveAccessibleDescription(expect.stringContaining(message));
  openShop({ [OP]: { status: 200, body: { success: true, message: 'We write to you once.' } } });
  await fill(/^Tell me when/, 'ann@example.com');
  await press('Tell me');
  await waitFor(() => expect(screen.getByText('We write to you once.')).toHaveFocus());
});
