import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import { answerWith, show } from '../testing/panel';
import type { OrderRecord } from '../records';
import { MessagesPanel } from './messages-panel';

const message = {
  ...{ id: 'm1', reference: 'M-8A2B4C6D', name: 'Ada', email: 'ada@example.com', subject: '' },
  ...{ message: 'Is it cut wide? '.repeat(10), status: 'open', language: null, assigneeId: null },
  ...{ assignee: null, orderId: null, orderNumber: null },
  ...{ createdAt: '2026-11-28T10:00:00.000Z', updatedAt: '2026-11-28T10:00:00.000Z' },
};

it('shows what visitors have written about the order', async () => {
  const sent = answerWith(() => ({ body: [message] }));
  show(<MessagesPanel order={{ id: 'o1' } as OrderRecord} />);
  const link = await screen.findByRole('link', { name: /^Is it cut wide/ });
  expect(link).toHaveAttribute('href', '/messages/m1/show');
  expect(screen.getByText('To be answered')).toBeVisible();
  expect(decodeURIComponent(sent[0]?.path ?? '')).toContain('filter={"orderId":"o1"}');
});
