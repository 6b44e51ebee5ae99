import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { answerWith, show } from '../testing/panel';
import { Checks } from './integrity-page';

const rule = (id: string, broken: object[]) => ({
  id,
  sentence: `Rule ${id} holds.`,
  ok: broken.length === 0,
  broken,
});
const report = (...data: { ok: boolean }[]) => ({
  body: { ok: data.every(({ ok }) => ok), checkedAt: '2026-11-21T12:00:00Z', data },
});

describe('the integrity page', () => {
  it('names each broken record, first, and asks again', async () => {
    const answers = [
      report(rule('a', []), rule('b', [{ record: 'order 7', detail: 'paid 10.00, booked 9.00' }])),
      report(rule('a', []), rule('b', [])),
    ];
    answerWith(() => answers.shift());
    show(<Checks />);
    expect(await screen.findByText('Some records break a rule. They are named below.')).toBeVisible();
    const [first] = within(screen.getByRole('list', { name: 'Rules' })).getAllByRole('listitem');
    expect(first).toHaveTextContent('Rule b holds.');
    expect(first).toHaveTextContent('order 7: paid 10.00, booked 9.00');
    await userEvent.click(screen.getByRole('button', { name: 'Check again' }));
    expect(await screen.findByText('The books are right: every rule holds.')).toBeVisible();
  });

  it('shows why it could not ask', async () => {
    answerWith(() => ({ status: 503, body: { detail: 'The database is away.' } }));
    show(<Checks />);
    expect(await screen.findByRole('alert')).toHaveTextContent('The database is away.');
  });
});
