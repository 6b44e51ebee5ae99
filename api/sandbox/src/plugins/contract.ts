import type { Clock } from '@duka/api/kernel/clock.js';
import type { UnitOfWork } from '@duka/api/kernel/unit-of-work.js';
import type { WireAnswer, WireCall } from '../adapters/wire/wire-call.js';
import type { Codes, SandboxStore, WalletRequest } from '../application/ports.js';

/** Secrets of a played provider, made once for an installation; by name, as the shop's plugin reads them. */
export type PluginKeys = Readonly<Record<string, string>>;

/** One thing to try, which the help page tells and the provider's page offers. */
export interface Trial {
  /** As the page sends it, or the last digits of a phone. */
  value: string;
  label: string;
  does: string;
}

/** A provider that the sandbox plays after its public documentation. */
export interface Played {
  /** As the shop's plugin calls it. */
  provider: string;
  /** Made once for an installation, by the names under which the shop's plugin reads its secrets. */
  newKeys: () => PluginKeys;
  make: (tools: PluginTools) => PlayedProvider;
}

/** A payment provider, which is played in place of its own that is not set up. */
export interface SandboxPlugin extends Played {
  title: string;
  /** What the choices of `trials` are: "Account", "Card", "Number". */
  chosenBy: string;
  trials: readonly Trial[];
}

/** What the sandbox lends to a plugin. */
export interface PluginTools {
  keys: PluginKeys;
  /** The provider's objects. Of a kind that begins with the provider's name. */
  objects: SandboxStore;
  codes: Codes;
  clock: Clock;
  work: UnitOfWork;
  /** Sends a message to the shop, with the change that causes it; to its own webhook where `url` is null. Returns its id. */
  tell: (type: string, body: object, url?: string | null) => Promise<string>;
  /** Calls `timeIsUp` with the id then. */
  later: (ms: number, id: string) => Promise<void>;
  /** Whether prompts on phones approve themselves. */
  autoApproves: () => Promise<boolean>;
}

/** What a shopper sees on the provider's own page. */
export interface PayPage {
  /** With the currency's code: "25.49 USD". */
  amount: string;
  about: string;
  /** Why the last try failed. */
  declined?: string | undefined;
}

/** What became of a choice: the shopper goes there once the shop has been told, or stays and reads why. */
export type Acted = { to: string; eventIds: readonly string[] } | 'stays' | 'missing';

export interface HostedPage {
  /** Undefined where there is none, or none any more. */
  show: (id: string) => Promise<PayPage | undefined>;
  approve: (id: string, trial: string) => Promise<Acted>;
  cancel: (id: string) => Promise<Acted>;
}

/** A prompt on a phone, as the sandbox's phone shows it. */
export type Prompted = Pick<
  WalletRequest,
  'reference' | 'amount' | 'currency' | 'payer' | 'payerMessage' | 'status' | 'reason' | 'createdAt'
>;

export interface Phone {
  /** Newest first. */
  recent: (limit: number) => Promise<Prompted[]>;
  answer: (reference: string, isApproved: boolean) => Promise<void>;
}

/** A parcel on its way, as the page of parcels shows it. */
export interface ShownParcel {
  id: string;
  /** The number that people follow it by. */
  code: string;
  carrier: string;
  status: string;
  /** What happens when it is moved on; undefined where it has arrived. */
  next: string | undefined;
}

export interface Parcels {
  /** Newest first. */
  recent: (limit: number) => Promise<ShownParcel[]>;
  /** One step on its way, told to the shop: the id of the message. Undefined where there is no such parcel, or it has arrived. */
  advance: (id: string) => Promise<string | undefined>;
}

export interface PlayedProvider {
  /** One call of the shop; `path` without what leads to this provider. */
  answer: (call: WireCall) => Promise<WireAnswer>;
  /** What signs a message to the shop; absent where the provider signs none, and repeats none either. */
  headersOf?: (message: { id: string; body: string }) => Readonly<Record<string, string>>;
  timeIsUp?: (id: string) => Promise<void>;
  page?: HostedPage;
  phone?: Phone;
  /** Of a carrier. */
  parcels?: Parcels;
}

/** The provider's page, on the shop's own address: `back` is one of the shop's. */
export const pageOf = (provider: string, id: string, back: string): string =>
  new URL(`/sandbox/pay/${provider}/${encodeURIComponent(id)}`, back).href;

/** `back` with more in its query. */
export function withQuery(back: string, more: Readonly<Record<string, string>>): string {
  const url = new URL(back);
  for (const [name, value] of Object.entries(more)) url.searchParams.set(name, value);
  return url.href;
}

/** JSON that came, or an empty object. */
export function jsonOf(body: string): Readonly<Record<string, unknown>> {
  try {
    const read: unknown = JSON.parse(body);
    return typeof read === 'object' && read !== null ? (read as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}
