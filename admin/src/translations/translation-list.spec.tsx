import '@testing-library/jest-dom/jest-globals';
import { expect, it } from '@jest/globals';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { ResourceContextProvider, type AuthProvider } from 'react-admin';
import { answerWith, show, whoMay, type Answer } from '../testing/panel';
import { TranslationList } from './translation-list';

const line = {
  ...{ id: 'word/Colour/text/fr', kind: 'word', owner: 'Colour', field: 'text', title: 'Colour' },
  ...{ text: 'Colour', language: 'fr', translation: '', state: 'missing' },
};
const PROGRESS = {
  ...{ own: 'en', languages: ['fr', 'de'], canDraft: true },
  progress: [
    { language: 'fr', kind: 'word', total: 3, missing: 1, draft: 1, check: 0 },
    { language: 'de', kind: 'word', total: 3, missing: 0, draft: 0, check: 0 },
  ],
};

function open(more: (method: string, path: string) => Answer | undefined, who: AuthProvider) {
  const sent = answerWith(({ method, path }) => {
    const answer = more(method, path);
    if (answer) return answer;
    if (path === '/translations/progress') return { body: PROGRESS };
    return path.startsWith('/translations?') ? { body: [line] } : undefined;
  });
  show(
    <ResourceContextProvider value="translations">
      <TranslationList />
    </ResourceContextProvider>,
    '/',
    who,
  );
  return sent;
}
const staff = whoMay('products.read', 'products.write');
const box = () => screen.findByRole('textbox', { name: 'Word of Colour, Français' });

it('has a tab for each language with what is left to do, and asks for its texts', async () => {
  const sent = open(() => undefined, staff);
  expect(await screen.findByRole('tab', { name: 'Français (2)' })).toHaveAttribute('aria-selected', 'true');
  await userEvent.click(screen.getByRole('tab', { name: 'Deutsch' }));
  await waitFor(() =>
    expect(sent.some(({ path }) => decodeURIComponent(path).includes('"language":"de"'))).toBe(true),
  );
});

it('saves one text, and says at it why one cannot be', async () => {
  let isRefused = true;
  const sent = open((method) => {
    if (method !== 'PUT') return undefined;
    const message = 'A translation has one line here';
    return isRefused ? { status: 400, body: { detail: message, message } } : { body: { changed: 1 } };
  }, staff);
  await userEvent.type(await box(), 'Couleur');
  const save = screen.getByRole('button', { name: 'Save Word of Colour' });
  await userEvent.click(save);
  expect(await screen.findByText('A translation has one line here')).toBeVisible();
  expect(await box()).toHaveValue('Couleur');
  isRefused = false;
  await userEvent.click(save);
  expect(await screen.findByText('Translation saved')).toBeVisible();
  expect(sent.findLast(({ method }) => method === 'PUT')?.body).toEqual({
    texts: [{ kind: 'word', owner: 'Colour', field: 'text', language: 'fr', text: 'Couleur' }],
  });
});

it('has what is missing drafted where a service is set up', async () => {
  const sent = open((method) => (method === 'POST' ? { body: { texts: [] } } : undefined), staff);
  await userEvent.click(await screen.findByRole('button', { name: 'Draft the missing text' }));
  await waitFor(() =>
    expect(sent.find(({ method }) => method === 'POST')?.body).toEqual({
      texts: [{ kind: 'word', owner: 'Colour', field: 'text', language: 'fr' }],
    }),
  );
});

it('says where languages are added while the shop has one, and shows no rows', async () => {
  const none = { ...PROGRESS, languages: [], progress: [] };
  const more = (_: string, path: string) => (path === '/translations/progress' ? { body: none } : undefined);
  open(more, whoMay('products.read', 'products.write', 'settings.write'));
  expect(await screen.findByText('The shop has one language')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'Add a language' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/settings$/),
  );
  expect(screen.queryByRole('textbox')).toBeNull();
});

it('offers nothing to change to whoever may only read', async () => {
  open(() => undefined, whoMay('products.read'));
  expect(await box()).toBeDisabled();
  expect(screen.queryByRole('button', { name: /^(Save|Draft)/ })).toBeNull();
});
