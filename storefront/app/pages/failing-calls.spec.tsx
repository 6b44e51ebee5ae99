import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, describe, expect, it, jest } from '@jest/globals';
import { act, waitFor } from '@testing-library/react';
import { endSession } from '../platform/session/session';
import { setFavoriteIds } from '../platform/stores/favorites';
import { toast } from '../platform/toasts';
import type { Failure } from '../testing/failure';
import { failures } from '../testing/failures';
import { type Fault, NONSENSE, openShop, reads, visit } from '../testing/shop';
import { action as stopReminders } from './cart-reminder-page';
import { action as confirmEmail } from './confirm-email-page';
import { action as confirm } from './newsletter-confirm-page';
import { action as unsubscribe } from './newsletter-unsubscribe-page';
import { loader as llmsTxt } from './llms-txt';
import { notFound } from './not-found';
import { loader as sitemap } from './sitemap';

const WORDS = 'The shelves are being counted.';
const answered = (status: number): Fault => ({
  status,
  body: { success: false, message: WORDS, code: 'REFUSED' },
});
const refusal = answered(409);

async function meet(
  { call, at, visitor, shop, others, steps }: Failure,
  fault: Fault,
  words: readonly string[],
) {
  const complaints = jest.spyOn(console, 'error');
  const asked = openShop({ ...others, [call]: fault });
  await visit(at, visitor ? 'visitor' : 'shopper', shop);
  await steps?.();
  await waitFor(() => expect(asked).toContain(call));
  await act(async () => undefined);
  await reads(...words);
  expect(complaints).not.toHaveBeenCalled();
}

afterEach(() => {
  endSession();
  toast.dismiss();
  setFavoriteIds([]);
  sessionStorage.clear();
  jest.restoreAllMocks();
});

/** One kind for each call, in turns: they all end in the same place. */
const nonsense = failures
  .filter(({ as }) => !as)
  .map((failure, turn) => {
    const fault: Fault = NONSENSE[turn % NONSENSE.length] ?? 'no answer';
    return { call: failure.call, at: failure.at, failure, fault };
  });

describe('R44 a call that is answered with nonsense', () => {
  it.each(nonsense)('($fault) $call on $at is told in the words of the shop', async ({ failure, fault }) =>
    meet(failure, fault, failure.words),
  );
});

describe('R44 a call that is not answered', () => {
  it.each(failures.map((failure) => [failure.call, failure.at, failure] as const))(
    '%s on %s is told in the words of the shop',
    async (_call, _at, failure) => meet(failure, failure.as ?? 'no answer', failure.words),
  );
});

describe.each([409, 500])('R44 a call that is answered with %i', (status) => {
  it.each(failures.filter(({ as }) => !as).map((failure) => [failure.call, failure.at, failure] as const))(
    '%s on %s is told in the words of the server, where they help',
    async (_call, _at, failure) =>
      meet(failure, answered(status), failure.mute ? failure.words : [WORDS, ...(failure.refused ?? [])]),
  );
});

describe('calls behind pages of their own', () => {
  const form = (path: string) =>
    new Request(`http://localhost${path}`, { method: 'POST', body: new URLSearchParams({ token: 't' }) });
  const args = (request: Request) => ({ request }) as never;

  it.each([
    ['confirmEmail', confirmEmail],
    ['confirmNewsletter', confirm],
    ['unsubscribeNewsletter', unsubscribe],
    ['stopCartReminders', stopReminders],
  ])('%s tells by what the button was answered', async (call, action) => {
    openShop({ [call]: 'no answer' });
    const silent = await action(args(form('/newsletter/x')));
    expect(silent.data).toEqual({ ok: false, message: 'An unexpected error occurred. Please try again.' });
    openShop({ [call]: refusal });
    expect((await action(args(form('/newsletter/x')))).data).toEqual({ ok: false, message: WORDS });
  });

  it.each(['listCategories', 'listPages'])('%s sends robots away for two minutes', async (call) => {
    openShop({ [call]: 'no answer' });
    const answer = await sitemap(args(new Request('http://localhost/sitemap.xml')));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '120']);
  });

  it('followRedirect leaves a page that is not there where it is', async () => {
    const request = new Request('http://localhost/old');
    for (const fault of ['no answer', refusal] as const) {
      openShop({ followRedirect: fault });
      expect(await notFound(request, new URL(request.url)).catch((thrown: unknown) => thrown)).toMatchObject({
        init: { status: 404 },
      });
    }
  });

  it('listFeeds sends assistants away for two minutes', async () => {
    openShop({ listFeeds: 'no answer' });
    const answer = await llmsTxt(args(new Request('http://localhost/llms.txt')));
    expect([answer.status, answer.headers.get('Retry-After')]).toEqual([503, '120']);
  });
});

const API = join(import.meta.dirname, '../platform/api');
/** What calls are made with. */
const NO_CALLS = ['api-error.ts', 'call.ts', 'problem-to-error.ts', 'types.ts'];

it('every call that the storefront makes has its failure here', async () => {
  const files = readdirSync(API).filter((file) => !NO_CALLS.includes(file));
  const modules = await Promise.all(files.map((file) => import(join(API, file)) as Promise<object>));
  const called = modules.flatMap((module) =>
    Object.entries(module).flatMap(([name, call]) =>
      typeof call === 'function'
        ? [name]
        : Object.values(call as Record<string, { name: string }>).map((one) => one.name),
    ),
  );
  const ofGuests = ['openGuest', 'mergeCarts', 'registerGuest'];
  // asked for by no page of its own: see the specs of the layout
  const ofEveryPage = ['getDeliveryPromise', 'listCategories'];
  const apart = [
    'listFeeds',
    'listPages',
    'followRedirect',
    'confirmEmail',
    'confirmNewsletter',
    'unsubscribeNewsletter',
    'stopCartReminders',
    ...ofEveryPage,
    ...ofGuests,
  ];
  expect([...new Set([...failures.map(({ call }) => call), ...apart])].sort()).toEqual([...called].sort());
});
