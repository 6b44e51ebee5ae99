import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import { Checks } from './health-page';

const check = (more: object) => ({
  id: 'database',
  state: 'well',
  sentence: 'The database answers.',
  since: null,
  nextStep: null,
  page: null,
  ...more,
});
const answer = (...data: object[]) => ({ body: { success: true, checkedAt: '2026-11-21T12:00:00Z', data } });
const failed = check({
  id: 'jobs',
  state: 'needs_you',
  sentence: 'One job failed for good.',
  since: '2026-11-21T11:00:00Z',
  nextStep: 'See why, mend the cause, and try again.',
  page: '/jobs',
});

describe('the health page', () => {
  it('says what needs somebody, since when, and what to do, with the page that helps', async () => {
    answerWith(() => answer(failed, check({})));
    show(<Checks />);
    expect(await screen.findByText('Something needs you. It stands first.')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Checks' })).getAllByRole('listitem');
    expect(first).toHaveTextContent(/One job failed for good\..*mend the cause.*Since Nov 21, 2026/);
    expect(screen.getByRole('link', { name: 'See Jobs' })).toHaveAttribute('href', '/jobs');
  });

  it.each([
    ['well', 'All is well.'],
    ['waits', 'The shop works; something waits.'],
  ])('sums up that it is %s', async (state, sentence) => {
    answerWith(() => answer(check({ state })));
    show(<Checks />);
    expect(await screen.findByText(sentence)).toBeVisible();
  });

  it('shows why it could not ask', async () => {
    answerWith(() => ({ status: 503, body: { detail: 'The database is away.' } }));
    show(<Checks />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  });
});
