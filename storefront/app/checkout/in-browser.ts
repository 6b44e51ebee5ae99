import type { WayToPay } from '../platform/api/types';

/** As much of a provider's script as the checkout uses, after https://docs.stripe.com/js (release endive). */
export type ExpressElement = {
  on: (name: string, handler: (event: ExpressEvent) => unknown) => unknown;
  mount: (place: HTMLElement) => void;
  destroy: () => void;
};

export type ExpressEvent = {
  /** Of `ready`: the wallets that this browser has; nothing where it has none. */
  availablePaymentMethods?: Readonly<Record<string, boolean>>;
  /** Of `click`: opens the wallet, or does not. Within a second. */
  resolve: (details?: object) => void;
  reject?: () => void;
  /** Of `confirm`: tells the wallet that nothing was paid. */
  paymentFailed: (told?: { reason?: 'fail' | 'invalid_payment_data' }) => void;
};

type Asked = { amount: number; currency: string };
type Failure = { type?: string; message?: string; payment_intent?: { status?: string } };

export type ExpressGroup = {
  create: (type: 'expressCheckout', options: object) => ExpressElement;
  update: (asked: Asked) => void;
  submit: () => Promise<{ error?: Failure }>;
};

export type ProviderInBrowser = {
  elements: (options: Asked & { mode: 'payment'; allowedPaymentMethodTypes: string[] }) => ExpressGroup;
  confirmPayment: (of: {
    elements: ExpressGroup;
    clientSecret: string;
    confirmParams: { return_url: string };
    redirect: 'if_required';
  }) => Promise<{ error?: Failure }>;
};

export type InBrowser = NonNullable<WayToPay['express']>;

type WithStripe = { Stripe?: (key: string) => ProviderInBrowser };

function byTag(address: string): Promise<unknown> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = address;
    script.onload = resolve;
    script.onerror = () => {
      script.remove();
      reject(new Error('the script of the provider did not load'));
    };
    document.head.append(script);
  });
}

/** One of the shop's own address is a module to the page's policy; providers want theirs in an element. */
const loaded = (address: string): Promise<unknown> =>
  address.startsWith('/') ? import(/* @vite-ignore */ address) : byTag(address);

/** The provider's script for this page, loaded once. */
export async function providerInBrowser({ key, script }: InBrowser): Promise<ProviderInBrowser> {
  const there = window as WithStripe;
  if (!there.Stripe) await loaded(script);
  if (!there.Stripe) throw new Error('the script of the provider is not there');
  return there.Stripe(key);
}

/**
 * Whether this document came under a policy that lets the script in: other pages' documents do not, and a shopper may have come here
 * from one without loading another.
 */
export function mayLoad({ scriptHosts }: InBrowser): boolean {
  const [came] = performance.getEntriesByType?.('navigation') ?? [];
  return scriptHosts.length === 0 || !came || /\/checkout\/?$/.test(new URL(came.name).pathname);
}

/** Nobody knows what became of it, or it is paid already: the shop asks the provider. */
const isOpenQuestion = ({ payment_intent }: Failure): boolean =>
  payment_intent?.status === 'succeeded' || payment_intent?.status === 'processing';

/** Has the wallet's payment confirmed. @returns why it was not; null when it was, or the shop must ask */
export async function confirmed(
  provider: ProviderInBrowser,
  elements: ExpressGroup,
  { session, secret }: { session: string; secret: string },
  otherwise: { refused: string; lost: string },
): Promise<string | null> {
  const { error } = await provider.confirmPayment({
    elements,
    clientSecret: secret,
    confirmParams: { return_url: new URL(paidPage(session), window.location.origin).href },
    redirect: 'if_required',
  });
  if (!error || isOpenQuestion(error)) return null;
  if (error.type === 'api_connection_error') return otherwise.lost;
  const isForShoppers = error.type === 'card_error' || error.type === 'validation_error';
  return (isForShoppers && error.message) || otherwise.refused;
}

/** Where the shop asks the provider whether it was paid. */
export const paidPage = (session: string): string =>
  `/payment-success?session_id=${encodeURIComponent(session)}`;
