import '@testing-library/jest-dom/jest-globals';
import { expect, it, jest } from '@jest/globals';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, Route, Routes } from 'react-router-dom';
import { ShopChanged } from '../layout/shop-changed';
import { loadShop } from '../layout/shop-currency';
import { answerWith, show, type Api } from '../testing/panel';
import { ArchivePage } from './archive-page';

const DAY_MS = 86_400_000;
const ago = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString();
const empty = { isEmpty: true, mostBytes: 100, pieceBytes: 4, upload: null };
const upload = {
  ...{ id: 'u1', state: 'receiving', bytes: 10, received: 0, isInterrupted: false, sentence: '' },
  ...{ startedAt: ago(0), brought: [] as { part: string; count: number }[] },
};

it('sends a file piece by piece after a question, and says what came', async () => {
  let present: object = empty;
  const sent = answerWith(({ method, path }) => {
    if (path.endsWith('/pieces/2'))
      present = {
        ...{ ...empty, isEmpty: false },
        upload: { ...upload, state: 'done', received: 10, brought: [{ part: 'products', count: 7 }] },
      };
    return { body: method === 'GET' ? present : upload };
  });
  show(<ArchivePage />);
  const file = new File(['0123456789'], 'shop.tar.gz', { type: 'application/gzip' });
  await userEvent.upload(await screen.findByLabelText('File of a shop'), file);
  expect(sent.every(({ method }) => method === 'GET')).toBe(true);
  await userEvent.click(await screen.findByRole('button', { name: 'Fill the shop' }));
  expect(
    await screen.findByText(/^The shop is filled with the file of .* Products: 7, customers: 0/),
  ).toBeVisible();
  expect(sent.filter(({ method }) => method !== 'GET').map(({ method, path }) => [method, path])).toEqual([
    ['POST', '/shop-archive/uploads'],
    ...[0, 1, 2].map((number) => ['PUT', `/shop-archive/uploads/u1/pieces/${number}`]),
  ]);
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull());
});

it('takes no file that is too large, and none in a shop that has something', async () => {
  answerWith(() => ({ body: { ...empty, mostBytes: 5 } }));
  const { unmount } = show(<ArchivePage />);
  await userEvent.upload(await screen.findByLabelText('File of a shop'), new File(['0123456789'], 'a.gz'));
  expect(screen.getByText('The file is larger than that.')).toBeVisible();
  unmount();
  answerWith(() => ({ body: { ...empty, isEmpty: false, upload: { ...upload, isInterrupted: true } } }));
  show(<ArchivePage />);
  expect(await screen.findByText(/A file fills an empty shop only/)).toBeVisible();
  expect(screen.getByText(/was interrupted/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Choose a file' })).toBeNull();
});

/** The page over a shop of which this is known, until something is sent. */
const open = (known: object, api: Api = () => undefined) => {
  const sent = answerWith((call) => (call.method === 'GET' ? { body: known } : api(call)));
  return { sent, ...show(<ArchivePage />) };
};
const filled = { ...upload, state: 'done', received: 10, brought: [{ part: 'products', count: 7 }] };

it('tells of a file that comes from elsewhere, and takes no second one meanwhile', async () => {
  const { unmount } = open({ ...empty, upload: { ...upload, received: 5 } });
  expect(await screen.findByText(/^A file is being sent, or was until a moment ago/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeDisabled();
  unmount();
  open({ ...empty, upload: { ...upload, isInterrupted: true } });
  expect(await screen.findByText(/was interrupted/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Choose a file' })).toBeEnabled();
});

it('says why a file was refused: at its end, or before anything of it was taken', async () => {
  const refused = { ...upload, state: 'refused', sentence: 'It is no archive.' };
  open({ ...empty, upload: refused }, () => ({ status: 409, body: { detail: 'A file is being sent.' } }));
  expect(await screen.findByText(/^The file of .* was refused: It is no archive\.$/)).toBeVisible();
  await userEvent.upload(screen.getByLabelText('File of a shop'), new File(['01'], 'a.gz'));
  await userEvent.click(await screen.findByRole('button', { name: 'Fill the shop' }));
  expect(await screen.findByText('A file is being sent.')).toBeVisible();
});

it('tells for a week what came, and then again what an archive is for', async () => {
  const { unmount } = open({ ...empty, isEmpty: false, upload: { ...filled, startedAt: ago(6) } });
  expect(await screen.findByText(/^The shop is filled/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Open the filled shop' })).toHaveAttribute('href', '/admin/');
  unmount();
  open({ ...empty, isEmpty: false, upload: { ...filled, startedAt: ago(8) } });
  expect(await screen.findByText(/A file fills an empty shop only/)).toBeVisible();
  expect(screen.queryByText(/^The shop is filled/)).toBeNull();
});

it('reads the shop anew once it is filled, and says that it counts in another currency', async () => {
  let [present, currency]: [object, string] = [{ ...empty, upload: { ...upload, state: 'filling' } }, 'USD'];
  const shop = () => ({ name: 'Duka', currency, country: 'UG', timeZone: 'Africa/Kampala', isOpen: true });
  answerWith(({ path }) => ({ body: path === '/api/v1/shop' ? { data: shop() } : present }));
  await loadShop();
  show(
    <>
      <ShopChanged />
      <ArchivePage />
    </>,
  );
  expect(await screen.findByText(/The shop is being filled with the file/)).toBeVisible();
  currency = 'UGX';
  present = { ...empty, isEmpty: false, upload: filled };
  expect(await screen.findByText(/another currency/, undefined, { timeout: 10_000 })).toBeVisible();
  expect(screen.getByText(/^The shop is filled/)).toBeVisible();
});

it('asks before its page is left while it sends', async () => {
  answerWith(({ method }) => ({ body: method === 'GET' ? empty : upload }));
  const answered = globalThis.fetch;
  let signal: AbortSignal | null | undefined;
  globalThis.fetch = (address, options) => {
    if (options?.method !== 'PUT') return answered(address, options);
    ({ signal } = options);
    return new Promise(() => undefined);
  };
  show(
    <>
      <Link to="/orders">Orders</Link>
      <Routes>
        <Route path="/" element={<ArchivePage />} />
        <Route path="/orders" element={<p>Elsewhere</p>} />
      </Routes>
    </>,
  );
  await userEvent.upload(await screen.findByLabelText('File of a shop'), new File(['0123456789'], 'a.gz'));
  await userEvent.click(await screen.findByRole('button', { name: 'Fill the shop' }));
  await waitFor(() => expect(signal).toBeDefined());
  const leave = () => fireEvent.click(screen.getByRole('link', { name: 'Orders', hidden: true }));
  leave();
  expect(await screen.findByRole('dialog', { name: 'Leave while the file is sent?' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(signal?.aborted).toBe(false);
  leave();
  await userEvent.click(await screen.findByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('Elsewhere')).toBeVisible();
  expect(signal?.aborted).toBe(true);
});

it('downloads the shop by a link that opens once, and never in place of the panel', async () => {
  const pressed: HTMLAnchorElement[] = [];
  const press = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push(this);
  });
  const { sent } = open(empty, () => ({ body: { url: '/api/v1/shop-archive/d1' } }));
  await userEvent.click(await screen.findByRole('button', { name: 'Download the shop' }));
  expect(await screen.findByText(/^The download has begun/)).toBeVisible();
  expect(sent.at(-1)).toMatchObject({ method: 'POST', path: '/shop-archive/downloads' });
  expect(pressed.map((link) => [link.pathname, link.hasAttribute('download')])).toEqual([
    ['/api/v1/shop-archive/d1', true],
  ]);
  press.mockRestore();
});
