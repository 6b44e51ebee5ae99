import { expect, jest } from '@jest/globals';
import { act, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { readFileSync } from 'node:fs';
import { Outlet, createRoutesStub, useLocation } from 'react-router';
import { ForOneShopper } from '../platform/session/for-one-shopper';
import { startSession } from '../platform/session/session';
import { type ShopInfo, defaultShop } from '../platform/shop-info';
import Toaster from '../ui/toaster';
import { answers, user } from './goods';
import { pages } from './pages';

/** What becomes of a call: an answer of its own, none at all, none for as long as one waits, the right one late, or nonsense. */
export type Fault =
  | 'no answer'
  | 'hangs'
  | Nonsense
  | { status: number; body: object; lateMs?: number }
  | { lateMs: number };

const json = { 'Content-Type': 'application/json' };
const page = { 'Content-Type': 'text/html' };
const broken = () =>
  new ReadableStream({
    start(stream) {
      stream.enqueue(new TextEncoder().encode('{"success":true,"data":['));
      stream.error(new TypeError('terminated'));
    },
  });
const nonsense = {
  'a web page': () => new Response('<h1>Gateway</h1>', { headers: page }),
  'half an answer': () => new Response(broken(), { headers: json }),
  'an empty answer': () => new Response('', { headers: json }),
};
type Nonsense = keyof typeof nonsense;
export const NONSENSE = Object.keys(nonsense) as Nonsense[];
export type Faults = Readonly<Record<string, Fault>>;

type Operation = { name: string; pattern: RegExp };

/** The operations of the API's document by method and path; fixed paths before those with a place for an id. */
function operations(): Operation[] {
  const file = new URL('../../../openapi/openapi.json', import.meta.url);
  const { paths } = JSON.parse(readFileSync(file, 'utf8')) as {
    paths: Record<string, Record<string, { operationId?: string }>>;
  };
  return Object.entries(paths)
    .sort(([a], [b]) => Number(a.includes('{')) - Number(b.includes('{')))
    .flatMap(([path, methods]) =>
      Object.entries(methods).map(([method, { operationId }]) => ({
        name: operationId ?? '',
        pattern: new RegExp(`^${method.toUpperCase()} ${path.replaceAll(/\{\w+\}/g, '[^/]+')}$`),
      })),
    );
}

const known = operations();

/**
 * Puts an API in the place of the network that answers as when nothing fails, but for `faults`, by operation. Answers
 * the operations that were asked for.
 */
export function openShop(faults: Faults = {}): string[] {
  const asked: string[] = [];
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (input, init) => {
    const url = new URL(input instanceof Request ? input.url : String(input), window.location.origin);
    const method = input instanceof Request ? input.method : (init?.method ?? 'GET');
    const name = known.find(({ pattern }) => pattern.test(`${method} ${url.pathname}`))?.name ?? '';
    asked.push(name);
    const fault = faults[name];
    if (fault === 'no answer') throw new TypeError('Failed to fetch');
    if (fault === 'hangs') return untilGivenUp(init?.signal);
    if (typeof fault === 'string') return nonsense[fault]();
    if (fault?.lateMs) await new Promise((resolve) => setTimeout(resolve, fault.lateMs));
    const right = { status: 200, body: { success: true, ...answers[name] } };
    const { status, body } = fault && 'status' in fault ? fault : right;
    return new Response(JSON.stringify(body), { status, headers: json });
  });
  return asked;
}

/** Ends as a call does that nothing answers: when whoever asked gives it up. */
const untilGivenUp = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_, giveUp) => {
    if (signal?.aborted) giveUp(signal.reason as Error);
    signal?.addEventListener('abort', () => giveUp(signal.reason as Error));
  });

/** A device that makes and shows a passkey at once. */
function passkeys(): void {
  const credential = {
    id: 'AAAA',
    rawId: new ArrayBuffer(3),
    type: 'public-key',
    response: {
      clientDataJSON: new ArrayBuffer(3),
      attestationObject: new ArrayBuffer(3),
      authenticatorData: new ArrayBuffer(3),
      signature: new ArrayBuffer(3),
    },
    getClientExtensionResults: () => ({}),
  };
  const give = () => Promise.resolve(credential);
  Object.defineProperty(navigator, 'credentials', { value: { create: give, get: give }, configurable: true });
  globalThis.PublicKeyCredential = class {} as unknown as typeof PublicKeyCredential;
}

/** What browsers do and jsdom does not. */
function standIns(): void {
  Element.prototype.scrollIntoView = () => undefined;
  Element.prototype.scrollTo = () => undefined;
  HTMLDialogElement.prototype.showModal = function show() {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function close() {
    this.open = false;
  };
  passkeys();
  globalThis.IntersectionObserver = class {
    observe = () => undefined;
    disconnect = () => undefined;
  } as unknown as typeof IntersectionObserver;
}

function Frame() {
  const { pathname, search } = useLocation();
  return (
    <div data-testid="page" data-address={pathname + search}>
      <ForOneShopper>
        <Outlet />
      </ForOneShopper>
      <Toaster />
    </div>
  );
}

/** The address of the page that is open. */
export const address = (): string => screen.getByTestId('page').dataset['address'] ?? '';

/** Opens a page of the shop as a shopper who is logged in, or as a visitor. */
export async function visit(
  at: string,
  as: 'shopper' | 'visitor' = 'shopper',
  shop: Partial<ShopInfo> = {},
): Promise<void> {
  standIns();
  if (as === 'shopper') startSession({ user, token: 't', message: '' });
  const Stub = createRoutesStub([
    {
      id: 'root',
      Component: Frame,
      children: pages,
      HydrateFallback: () => null,
      loader: () => ({ shop: { ...defaultShop, ...shop } }),
    },
  ]);
  await act(async () => void render(<Stub initialEntries={[at]} />));
}

const nameOf = (element: Element) => (element.getAttribute('aria-label') ?? element.textContent ?? '').trim();
const isNamed = (element: Element, name: string | RegExp) =>
  typeof name === 'string' ? nameOf(element) === name : name.test(nameOf(element));

/** Presses the first (or last) button of this name as soon as it can be pressed. */
export async function press(name: string | RegExp, which: 'first' | 'last' = 'first'): Promise<void> {
  const button = await waitFor(() => {
    const all = [...document.querySelectorAll('button:not(:disabled)')].filter((one) => isNamed(one, name));
    const found = which === 'first' ? all[0] : all.at(-1);
    if (!found) throw new Error(`There is no button ${String(name)}`);
    return found;
  });
  await act(async () => void fireEvent.click(button));
}

/** Types into the field of this label. */
export async function fill(label: string | RegExp, value: string): Promise<void> {
  const [field] = await screen.findAllByLabelText(label, { selector: 'input, textarea, select' });
  if (field) act(() => void fireEvent.change(field, { target: { value } }));
}

/** Chooses the first radio button, or ticks the first box, of this label. */
export async function choose(label: string | RegExp): Promise<void> {
  const [box] = await screen.findAllByLabelText(label, { selector: 'input' });
  if (box) await act(async () => void fireEvent.click(box));
}

/** Waits until the page says each of the words. */
export async function reads(...words: readonly string[]): Promise<void> {
  await waitFor(() => {
    for (const text of words) expect(document.body).toHaveTextContent(text);
  });
}
