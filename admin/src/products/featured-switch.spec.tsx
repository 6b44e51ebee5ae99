import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { RecordContextProvider } from 'react-admin';
import type { ProductRecord } from '../records';
import { answerWith, show } from '../testing/panel';
import { FeaturedSwitch } from './featured-switch';

const lamp = { id: 'p1', name: 'Lamp', isFeatured: false, version: 1 } as ProductRecord;

describe('the switch of what is featured', () => {
  it('is turned once until the server has answered, and then again', async () => {
    const sent = answerWith(({ body }) => ({ body: { ...lamp, ...(body as object) } }));
    show(
      <RecordContextProvider value={lamp}>
        <FeaturedSwitch />
      </RecordContextProvider>,
    );
    const answered = globalThis.fetch;
    let arrive = () => undefined as void;
    const arrived = new Promise<void>((resolve) => (arrive = resolve));
    globalThis.fetch = async (...call) => {
      await arrived;
      return answered(...call);
    };
    const featured = screen.getByRole('switch', { name: 'Featured: Lamp' });
    await userEvent.dblClick(featured);
    arrive();
    const bodies = () => sent.map(({ body }) => body);
    await waitFor(() => expect(bodies()).toEqual([{ isFeatured: true }]));
    await waitFor(async () => {
      await userEvent.click(featured);
      expect(sent.length).toBeGreaterThan(1);
    });
  });
});
