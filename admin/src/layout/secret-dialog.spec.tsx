import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { show } from '../testing/panel';
import { SecretDialog, secretWords } from './secret-dialog';

it('tells whoever’s browser copies nothing to do it by hand', async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('not allowed'));
  show(<SecretDialog secret="dk_1" words={secretWords('Nothing is kept.')} onClose={() => undefined} />);
  await user.click(screen.getByRole('button', { name: 'Copy' }));
  expect(await screen.findByText('It was not copied. Mark it and copy it yourself.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Copy' })).toBeVisible();
});
