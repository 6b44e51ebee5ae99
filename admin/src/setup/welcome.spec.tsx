import '@testing-library/jest-dom/jest-globals';
import { beforeEach, describe, expect, it } from '@jest/globals';
import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, type Answer } from '../testing/panel';
import { Welcome } from './welcome';

const OWNER = { name: 'Amina', email: 'amina@example.com', password: 'saffron kettle 42' };

/** The page by a link, where the shop answers what is sent so. */
const open = (isClaimed: boolean, claim: Answer) => {
  window.location.hash = '#the-link';
  const sent = answerWith(({ method, path }) => {
    if (path === '/api/v1/setup') return { body: { isClaimed } };
    if (method === 'POST' && path === '/api/v1/setup/owner') return claim;
    return undefined;
  });
  render(<Welcome />);
  return sent;
};

const fill = async () => {
  await userEvent.type(await screen.findByLabelText(/Your name/), OWNER.name);
  await userEvent.type(screen.getByLabelText(/Your email/), OWNER.email);
  await userEvent.type(screen.getByLabelText(/^A password/), OWNER.password);
  await userEvent.click(screen.getByRole('button', { name: 'Make this shop mine' }));
};

beforeEach(() => window.localStorage.clear());

describe('the link of a new shop', () => {
  it('sends the owner with the secret of the link, and tells a refusal at its field, with what was typed', async () => {
    const errors = [{ field: 'password', message: 'This password is one of the most common ones.' }];
    const sent = open(false, { status: 400, body: { message: 'No.', code: 'password_too_common', errors } });
    await fill();
    expect(await screen.findByText('This password is one of the most common ones.')).toBeVisible();
    expect(sent.at(-1)?.body).toEqual({ ...OWNER, token: 'the-link' });
    expect(screen.getByLabelText(/Your name/)).toHaveValue(OWNER.name);
    expect(screen.getByRole('button', { name: 'Make this shop mine' })).toBeEnabled();
  });

  it('tells that the link is not right', async () => {
    open(false, {
      status: 403,
      body: { detail: 'This link is not right.', code: 'setup_link_wrong', errors: [] },
    });
    await fill();
    expect(await screen.findByRole('alert')).toHaveTextContent('This link is not right.');
  });

  it('leads on where the shop has an owner', async () => {
    open(true, { body: {} });
    expect(await screen.findByRole('heading', { name: 'This shop has an owner' })).toBeVisible();
    expect(screen.getByRole('link', { name: 'Open the admin panel' })).toHaveAttribute('href', '/admin');
  });

  it('asks again when the shop could not be reached', async () => {
    let isThere = false;
    answerWith(() => (isThere ? { body: { isClaimed: true } } : undefined));
    render(<Welcome />);
    await screen.findByRole('heading', { name: 'The shop cannot be reached' });
    isThere = true;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('heading', { name: 'This shop has an owner' })).toBeVisible();
  });
});
