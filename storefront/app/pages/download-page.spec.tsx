import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { answers } from '../testing/goods';
import { endSession } from '../platform/session/session';
import { openShop, reads, visit } from '../testing/shop';

const SENTENCE = 'This link has ended. Write to us, and we will send you a new one.';

afterEach(() => {
  endSession();
  jest.restoreAllMocks();
});

describe('the page of a mailed link to a file', () => {
  it('says what it is, and leads to the file by a button alone', async () => {
    openShop();
    await visit('/downloads/tok', 'visitor');
    await reads('Your download', 'Guide.pdf', '12 MB', '5 downloads left until December 29, 2026');
    expect(document.querySelector('a[href*="/file"]')).toBeNull();
    const form = screen.getByRole('button', { name: 'Download' }).closest('form') as HTMLFormElement;
    expect([form.method, form.getAttribute('action')]).toEqual(['get', '/downloads/tok/file']);
    fireEvent.submit(form);
    await reads('The download has begun.');
  });

  it('asks whoever could withdraw still before it is pressed', async () => {
    const { data } = answers['openDownload'] as { data: object };
    openShop({
      openDownload: { status: 200, body: { success: true, data: { ...data, needsConsent: true } } },
    });
    await visit('/downloads/tok', 'visitor');
    const box = await screen.findByRole('checkbox', { name: /right to withdraw from them ends/ });
    expect(box).toBeRequired();
    expect(box).not.toBeChecked();
    const form = box.closest('form') as HTMLFormElement;
    fireEvent.click(box);
    expect([...new FormData(form)]).toEqual([['consent', 'yes']]);
  });

  it('says that the file cannot be reached, and lets the button be pressed again', async () => {
    openShop();
    await visit('/downloads/tok?unavailable', 'visitor');
    await reads('Files cannot be reached right now.');
    expect(screen.getByRole('button', { name: 'Download' })).toBeEnabled();
  });

  it('says why a link has ended, and whom to write to', async () => {
    const body = { success: false, message: SENTENCE, code: 'download_over' };
    openShop({ openDownload: { status: 404, body } });
    await visit('/downloads/tok', 'visitor');
    await reads('Nothing to download here', SENTENCE);
    expect(screen.queryByRole('button', { name: 'Download' })).toBeNull();
    expect(screen.getByRole('link', { name: 'Write to the shop' })).toHaveAttribute('href', '/contact');
  });
});
