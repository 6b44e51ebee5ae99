import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Route, Routes } from 'react-router-dom';
import { readFileSync } from 'node:fs';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show, type Sent } from '../testing/panel';
import { LetterPage } from './letter-page';
import { LettersPage } from './letters-page';
import { GROUPS } from './occasions';

const text = (key: string, original: string, more: object = {}) => ({
  ...{ key, place: 'text', hasLines: true, original, variables: [], own: '', alsoIn: [], samples: [0] },
  ...more,
});
const shipped = {
  ...{ id: 'order.shipped', language: 'fr', languages: ['en', 'fr'] },
  samples: ['Chez UPS', 'Prêt à être retiré'],
  texts: [
    text('mails.order.subject', '{title} ({number})', {
      ...{ place: 'subject', hasLines: false, variables: ['title', 'number'] },
    }),
    text('mails.order.carrier', 'Le colis est parti.', { alsoIn: ['order.renumbered'] }),
    text('mails.order.packed', 'Tout est emballé.', { samples: [1] }),
  ],
};
const seen = {
  subject: 'En route (AB12)',
  text: 'Bonjour\n\nEn texte seul',
  html: '<html><style>@media (prefers-color-scheme:dark){}</style>Bonjour</html>',
};
const refusal = {
  ...{ status: 400, code: 'wording_wrong', detail: 'The text has to keep the variable {number}' },
  errors: [{ field: 'texts.0.text', message: 'The text has to keep the variable {number}' }],
};

const page = () =>
  show(
    <Routes>
      <Route path="/settings/letters/:id/:language" element={<LetterPage />} />
    </Routes>,
    '/settings/letters/order.shipped/fr',
  );
const previews = (sent: readonly Sent[]) =>
  sent.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body);

describe('the emails of the shop', () => {
  it('are listed with what calls for each, and in which languages they are in own words', async () => {
    const listed = {
      id: 'order.shipped',
      subject: 'Your order is on its way',
      language: 'en',
      languages: ['fr'],
    };
    answerWith(() => ({ body: [listed] }));
    show(<LettersPage />, '/settings/letters');
    const orders = within(await screen.findByRole('region', { name: 'Orders' }));
    expect(orders.getByRole('link', { name: 'Your order is on its way' })).toHaveAttribute(
      'href',
      '/settings/letters/order.shipped/en',
    );
    expect(orders.getByText('An order has left, or is ready for pickup')).toBeVisible();
    expect(orders.getByText('Own words: Français')).toBeVisible();
  });

  it('all say what calls for them', () => {
    const { components } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
      components: { schemas: { LetterDto: { properties: { id: { enum: string[] } } } } };
    };
    const known = GROUPS.flatMap(({ letters }) => letters.map(([id]) => id));
    expect(known.sort()).toEqual(components.schemas.LetterDto.properties.id.enum.toSorted());
  });

  it('are put into own words, seen before they are saved, and tried', async () => {
    let now = shipped;
    const sent = answerWith(({ method, path, body }) => {
      if (path.endsWith('/preview')) return { body: seen };
      if (path.endsWith('/trial')) return { body: { worked: true, message: 'Taken by the mail server' } };
      if (method === 'PUT') {
        const { texts } = body as { texts: { key: string; text: string }[] };
        const own = (key: string) => texts.find((one) => one.key === key)?.text ?? '';
        now = { ...shipped, texts: shipped.texts.map((one) => ({ ...one, own: own(one.key) })) };
      }
      return { body: now };
    });
    page();
    const [subject, parcel, packed] = await screen.findAllByRole('textbox');
    if (!subject || !parcel || !packed) throw new Error('each text has a field');
    expect(subject).toHaveValue('{title} ({number})');
    expect(screen.getByText('Keeps {title} {number}')).toBeVisible();
    expect(screen.getByText('Also in 1 other email')).toBeVisible();
    const save = screen.getByRole('button', { name: 'Save email' });
    expect(save).toBeDisabled();

    await userEvent.clear(packed);
    await userEvent.type(packed, 'Tout est prêt.');
    await userEvent.tab();
    const own = [{ key: 'mails.order.packed', text: 'Tout est prêt.' }];
    // the example in which it stands
    await waitFor(() => expect(previews(sent).at(-1)).toEqual({ sample: 1, texts: own }));
    expect(screen.getByText('Tout est emballé.')).toBeVisible();
    expect(screen.getByRole('button', { name: 'Send me a test email' })).toBeDisabled();
    await userEvent.click(save);
    expect(await screen.findByText(/^Email saved/)).toBeVisible();
    const put = sent.find(({ method }) => method === 'PUT');
    expect([put?.path, put?.body]).toEqual(['/letters/order.shipped/fr', { texts: own }]);
    expect(sent.filter(({ body }) => body).flatMap(faultsOf)).toEqual([]);

    await userEvent.click(screen.getByRole('button', { name: 'Send me a test email' }));
    expect(await screen.findByText('Taken by the mail server')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: /^Back to the original/ }));
    expect(packed).toHaveValue('Tout est emballé.');
    expect(save).toBeEnabled();
  });

  it('say at the field what cannot stand there, and lose nothing', async () => {
    answerWith(({ path, body }) => {
      if (!path.endsWith('/preview')) return { body: shipped };
      const { texts } = body as { texts: object[] };
      return texts.length > 0 ? { status: 400, body: refusal } : { body: seen };
    });
    page();
    const [subject] = await screen.findAllByRole('textbox');
    await userEvent.type(subject!, ' !');
    await userEvent.tab();
    expect(await screen.findByText('The text has to keep the variable {number}')).toBeVisible();
    expect(subject).toHaveValue('{title} ({number}) !');
    expect(subject).toBeInvalid();
  });

  it('keep the words that are typed while others are saved', async () => {
    let now = shipped;
    let answer = () => {};
    const slow = new Promise<void>((resolve) => (answer = resolve));
    answerWith(({ method, path }) => {
      if (path.endsWith('/preview')) return { body: seen };
      if (method === 'PUT')
        now = {
          ...shipped,
          texts: shipped.texts.map((one, at) => (at === 2 ? { ...one, own: 'Prêt.' } : one)),
        };
      return { body: now };
    });
    const call = globalThis.fetch;
    globalThis.fetch = async (url, more) => {
      if (more?.method === 'PUT') await slow;
      return call(url, more);
    };
    page();
    const [, parcel, packed] = await screen.findAllByRole('textbox');
    fireEvent.change(packed!, { target: { value: 'Prêt.' } });
    await userEvent.click(screen.getByRole('button', { name: 'Save email' }));
    fireEvent.change(parcel!, { target: { value: 'En route.' } });
    answer();
    expect(await screen.findByText(/^Email saved/)).toBeVisible();
    expect([parcel, packed].map((one) => (one as HTMLInputElement).value)).toEqual(['En route.', 'Prêt.']);
    expect(screen.getByRole('button', { name: 'Save email' })).toBeEnabled();
  });

  it('say why there is no preview, and draw it on another try', async () => {
    let isDown = true;
    answerWith(({ path }) => {
      if (!path.endsWith('/preview')) return { body: shipped };
      return isDown ? { status: 503, body: { status: 503, detail: 'The shop is busy' } } : { body: seen };
    });
    page();
    expect(await screen.findByText('The shop is busy')).toBeVisible();
    isDown = false;
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByText('En route (AB12)')).toBeVisible();
    expect(screen.queryByText('The shop is busy')).toBeNull();
  });

  it('are shown light and dark, on a phone and wide, and as plain text', async () => {
    answerWith(({ path }) => ({ body: path.endsWith('/preview') ? seen : shipped }));
    page();
    const frame = await screen.findByTitle('Preview of the email');
    expect(frame).toHaveAttribute('sandbox', '');
    // in an Arabic panel, too: it is drawn smaller from its left edge
    expect(frame.parentElement).toHaveAttribute('dir', 'ltr');
    expect(frame.getAttribute('srcdoc')).toContain('@media not all');
    await userEvent.click(screen.getByRole('button', { name: 'Dark' }));
    expect((await screen.findByTitle('Preview of the email')).getAttribute('srcdoc')).toContain('@media all');
    await userEvent.click(screen.getByRole('button', { name: 'Plain text' }));
    expect(await screen.findByText(/En texte seul/)).toBeVisible();
    expect(screen.getByText('En route (AB12)')).toBeVisible();
  });
});
