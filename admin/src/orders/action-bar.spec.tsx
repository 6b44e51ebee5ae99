import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen } from '@testing-library/react';
import type { OrderRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { ActionBar } from './action-bar';

const order = (events: string[]) =>
  ({ id: 'o1', legalActions: [], timeline: events.map((event) => ({ event })) }) as unknown as OrderRecord;

describe('the bar of an order', () => {
  it('leads to what was sent back of it', () => {
    answerWith(() => undefined);
    show(<ActionBar order={order(['placed', 'return_requested'])} />);
    const to = screen.getByRole('link', { name: 'Returns' }).getAttribute('href') ?? '';
    expect(new URLSearchParams(to.replace('/returns?', '')).get('filter')).toBe('{"orderId":"o1"}');
  });

  it('leads nowhere where nothing was sent back', () => {
    answerWith(() => undefined);
    show(<ActionBar order={order(['placed', 'pay'])} />);
    expect(screen.queryByRole('link', { name: 'Returns' })).toBeNull();
  });
});
