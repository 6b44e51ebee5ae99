import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, render, screen } from '@testing-library/react';
import { createRoutesStub } from 'react-router';
import { fill, openShop, press, reads } from '../testing/shop';
import { NewsletterForm } from './newsletter-form';

const LABEL = 'Your email address';

/** A page with the form, whose router reaches nothing: what it asks for itself is lost. */
async function subscribe(): Promise<void> {
  const lost = () => {
    throw new TypeError('Failed to fetch');
  };
  const Page = () => (
    <>
      <textarea aria-label="Message" />
      <NewsletterForm />
    </>
  );
  const Stub = createRoutesStub([
    { path: '/', Component: Page },
    { path: '/newsletter', action: lost, Component: Page },
  ]);
  await act(async () => void render(<Stub />));
  await fill(LABEL, 'ada@example.com');
  await fill('Message', 'Do you wrap presents?');
  await press('Subscribe');
}

afterEach(() => {
  jest.restoreAllMocks();
});

describe('the newsletter’s form', () => {
  it('leaves the page as it is when nothing answers, with all that was typed, and can be sent again', async () => {
    openShop({ subscribeNewsletter: 'no answer' });
    await subscribe();
    await reads('We could not subscribe you. Please try again.');
    expect(screen.getByLabelText(LABEL)).toHaveValue('ada@example.com');
    expect(screen.getByLabelText('Message')).toHaveValue('Do you wrap presents?');
    openShop({
      subscribeNewsletter: { status: 200, body: { success: true, message: 'Look at your mail.' } },
    });
    await press('Subscribe');
    await reads('Look at your mail.');
  });

  it('is sent to the shop’s page where there are no scripts', async () => {
    const Stub = createRoutesStub([{ path: '/', Component: NewsletterForm }]);
    await act(async () => void render(<Stub />));
    const form = screen.getByLabelText<HTMLInputElement>(LABEL).form;
    expect([form?.method, form?.getAttribute('action')]).toEqual(['post', '/newsletter']);
  });
});
