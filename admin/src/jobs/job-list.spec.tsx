import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider } from 'react-admin';
import { answerWith, show, type Sent } from '../testing/panel';
import { JobList } from './job-list';

const job = (more: object) => ({
  id: '7',
  task: 'mail.send',
  topic: null,
  state: 'failed',
  attempts: 20,
  maxAttempts: 20,
  error: 'The mail server is away',
  since: '2026-11-21T12:00:00Z',
  nextTryAt: null,
  ...more,
});

const answering = (retry: { status?: number; body: unknown }) =>
  answerWith(({ method, path }: Sent) => {
    if (method === 'POST') return retry;
    return path.startsWith('/jobs')
      ? { body: [job({}), job({ id: '8', task: 'checkout.look-again', state: 'late', error: null })] }
      : undefined;
  });

const open = () =>
  show(
    <ResourceContextProvider value="jobs">
      <JobList />
    </ResourceContextProvider>,
    '/jobs',
  );

describe('the list of jobs', () => {
  it('says what failed and why, and has it tried again', async () => {
    const sent = answering({ body: { id: '7' } });
    open();
    expect(await screen.findByText('Send a mail')).toBeVisible();
    expect(screen.getByText('The mail server is away')).toBeVisible();
    expect(screen.getByText('No worker has finished it for ten minutes.')).toBeVisible();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: Send a mail' }));
    expect(await screen.findByText('The job runs again')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/jobs/7/retry');
    expect(screen.queryByRole('button', { name: /Try again: Checkout/ })).toBeNull();
  });

  it('has all tried again at once', async () => {
    const sent = answering({ body: { retried: 3 } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try all again' }));
    expect(await screen.findByText('3 jobs run again')).toBeVisible();
    expect(sent.find(({ method }) => method === 'POST')?.path).toBe('/jobs/retry');
  });

  it('says why a job is not tried again', async () => {
    answering({ status: 404, body: { detail: 'There is no such failed job.' } });
    open();
    await userEvent.click(await screen.findByRole('button', { name: 'Try again: Send a mail' }));
    expect(await screen.findByText('There is no such failed job.')).toBeVisible();
  });
});
