import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { order } from '../testing/goods';
import { openShop, reads, visit, type Fault } from '../testing/shop';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

const guide = {
  ...{ id: 'd1', line: 'Field guide', name: 'Guide.pdf', bytes: 12_400_000, state: 'open', usesLeft: 3 },
  ...{ until: '2026-12-29T10:00:00Z', lastUsedAt: null, url: '/downloads/tok/file' },
};
const shown = (files: object[], more: object = {}) => {
  openShop({
    getOrder: { status: 200, body: { success: true, data: { ...order, hasFiles: true, ...more } } },
    listMyDownloads: { status: 200, body: { success: true, data: files } },
  });
  return visit('/orders/o1');
};

describe('the files of an order', () => {
  it('are downloaded by their links, and say how often still', async () => {
    await shown([guide, { ...guide, id: 'd2', name: 'Map.pdf', state: 'used_up', usesLeft: 0, url: null }]);
    await reads('Your files', '12 MB', '3 downloads left until', 'used as often as it can be');
    expect(screen.getByRole('link', { name: 'Download Guide.pdf' })).toHaveAttribute(
      'href',
      '/downloads/tok/file',
    );
    expect(screen.queryByRole('link', { name: 'Download Map.pdf' })).toBeNull();
  });

  it('say what was said of the right to withdraw from them, where anything was', async () => {
    await shown([guide], { downloadConsentAt: '2026-11-29T10:00:00Z' });
    await reads('On November 29, 2026 you asked to have these files at once.');
  });

  it('say anew how often still after a press, and when somebody comes back', async () => {
    const answers: Record<string, Fault> = {
      getOrder: { status: 200, body: { success: true, data: { ...order, hasFiles: true } } },
    };
    const left = (usesLeft: number): void => {
      answers['listMyDownloads'] = { status: 200, body: { success: true, data: [{ ...guide, usesLeft }] } };
    };
    left(3);
    openShop(answers);
    await visit('/orders/o1');
    await reads('3 downloads left until');
    left(2);
    fireEvent(window, new Event('focus'));
    await reads('2 downloads left until');
    answers['listMyDownloads'] = 'no answer';
    fireEvent(window, new Event('focus'));
    left(1);
    const link = screen.getByRole('link', { name: 'Download Guide.pdf' });
    // the page stays: what is downloaded is no page
    link.addEventListener('click', (event) => event.preventDefault());
    fireEvent.click(link);
    await waitFor(() => expect(document.body).toHaveTextContent('1 download left until'), { timeout: 5_000 });
  });

  it('are neither tracked nor sent back where there is nothing else', async () => {
    const files = { hasFiles: true, isSent: false, canTrack: false };
    await shown([guide], { ...files, status: 'delivered', canCancel: false });
    await reads('3 downloads left until');
    expect(screen.queryByRole('heading', { name: 'Returns' })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Track Order' })).toBeNull();
  });

  it('are there once all is paid', async () => {
    await shown([], { status: 'pending', amountDue: 12.5 });
    await reads('Your files are here as soon as all of your order is paid.');
  });

  it('are not there any more when the money went back', async () => {
    await shown([], { status: 'delivered', amountDue: 0 });
    await reads('There is nothing to download now.');
  });

  it('are not spoken of where there are none', async () => {
    openShop({ getOrder: { status: 200, body: { success: true, data: order } } });
    await visit('/orders/o1');
    await reads('Summary');
    expect(screen.queryByText('Your files')).toBeNull();
  });
});
