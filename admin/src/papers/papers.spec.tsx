import '@testing-library/jest-dom/jest-globals';
import { describe, expect, it } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { readFileSync } from 'node:fs';
import { Route, Routes } from 'react-router-dom';
import { faultsOf } from '../testing/as-documented';
import { answerWith, show } from '../testing/panel';
import { nameOf, placeOf, useOf } from './names';
import { PaperPage } from './paper-page';
import { PapersPage } from './papers-page';

const text = (key: string, place: string, original: string, more: object = {}) => ({
  ...{ key, place, hasLines: false, original, variables: [], offered: [], words: [], own: '' },
  ...{ alsoIn: [], samples: [0], ...more },
});
const invoice = {
  ...{ id: 'invoice', language: 'fr', languages: ['en', 'fr'], samples: ['Facture', 'Commande'] },
  texts: [
    text('papers.invoice', 'title', 'Facture {number}', { variables: ['number'], words: ['Facture'] }),
    text('papers.notInvoice', 'title', 'Commande {number}', { samples: [1], variables: ['number'] }),
    text('papers.item', 'label', 'Article', { alsoIn: ['packing-slip'] }),
    text('papers.invoice.payment', 'payment', '', { hasLines: true, offered: ['name', 'amount'] }),
  ],
};
const fault = 'The law wants these words kept: Facture';

const page = () =>
  show(
    <Routes>
      <Route path="/settings/papers/:id/:language" element={<PaperPage />} />
    </Routes>,
    '/settings/papers/invoice/fr',
  );

describe('the papers of the shop', () => {
  it('are listed with what each is for, and have a name and each place of the document', async () => {
    answerWith(() => ({
      body: [{ id: 'packing-slip', title: 'Packing slip', language: 'en', languages: ['fr'] }],
    }));
    show(<PapersPage />, '/settings/papers');
    const list = within(await screen.findByRole('region', { name: 'Papers' }));
    expect(list.getByRole('link', { name: 'Packing slip' })).toHaveAttribute(
      'href',
      '/settings/papers/packing-slip/en',
    );
    expect(list.getByText('Goes with the parcel; no price stands on it')).toBeVisible();
    expect(list.getByText('Own words: Français')).toBeVisible();
    const { components } = JSON.parse(readFileSync('openapi/openapi.json', 'utf8')) as {
      components: { schemas: Record<string, { properties: Record<string, { enum: string[] }> }> };
    };
    const { PaperDto, PaperTextDto } = components.schemas;
    for (const id of PaperDto?.properties['id']?.enum ?? [])
      expect([nameOf(id), useOf(id)]).not.toContain(id);
    for (const place of PaperTextDto?.properties['place']?.enum ?? []) expect(placeOf(place)).not.toBe(place);
  });

  it('are put into own words, drawn before they are saved, and say at the field what the law wants', async () => {
    let now: typeof invoice = invoice;
    const sent = answerWith(({ method, path, body }) => {
      const texts = (body as { texts?: { key: string; text: string }[] } | undefined)?.texts ?? [];
      if (texts.some((one) => one.text === 'Note {number}'))
        return {
          ...{ status: 400 },
          body: { status: 400, detail: fault, errors: [{ field: 'texts.0.text', message: fault }] },
        };
      if (path.endsWith('/preview')) return { body: 'no PDF' };
      const own = (key: string) => texts.find((one) => one.key === key)?.text ?? '';
      if (method === 'PUT')
        now = { ...invoice, texts: invoice.texts.map((one) => ({ ...one, own: own(one.key) })) };
      return { body: now };
    });
    page();
    const [title, summary, , payment] = await screen.findAllByRole('textbox');
    if (!title || !summary || !payment) throw new Error('each text has a field');
    expect(screen.getByText('Keeps {number} · The law wants “Facture” kept')).toBeVisible();
    expect(screen.getByText('May say {name} {amount}')).toBeVisible();
    expect(screen.getByText('Also on 1 other paper')).toBeVisible();
    expect(payment).toHaveValue('');
    // without a canvas there is no picture
    expect(await screen.findByText(/It can be downloaded/)).toBeVisible();

    await userEvent.type(payment, 'IBAN FR76');
    await userEvent.tab();
    const own = [{ key: 'papers.invoice.payment', text: 'IBAN FR76' }];
    const previews = () => sent.filter(({ path }) => path.endsWith('/preview')).map(({ body }) => body);
    await waitFor(() => expect(previews().at(-1)).toEqual({ sample: 0, texts: own }));
    await userEvent.click(summary);
    await waitFor(() => expect(previews().at(-1)).toEqual({ sample: 1, texts: own }));
    await userEvent.click(screen.getByRole('button', { name: 'Save paper' }));
    expect(await screen.findByText(/^Paper saved/)).toBeVisible();
    expect(sent.find(({ method }) => method === 'PUT')).toMatchObject({
      ...{ path: '/papers/invoice/fr', body: { texts: own } },
    });
    expect(sent.filter(({ body }) => body).flatMap(faultsOf)).toEqual([]);

    await userEvent.clear(title);
    await userEvent.type(title, 'Note {{number}');
    await userEvent.tab();
    expect(await screen.findByText(fault)).toBeVisible();
    expect(title).toBeInvalid();
    expect(title).toHaveValue('Note {number}');
  });
});
