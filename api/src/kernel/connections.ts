import { valuesOf, type DeclaredValues, type DeclaredVariable } from './declared-variable.js';
import { CURRENCY } from './shop-defaults.js';

/** What a connection is for, in the order in which the panel shows them. */
export const CONNECTION_GROUPS = ['address', 'payments', 'mail', 'delivery', 'channels', 'books'] as const;
export type ConnectionGroup = (typeof CONNECTION_GROUPS)[number];

/** How a try went, as a sentence for whoever asked. */
export interface Trial {
  worked: boolean;
  message: string;
}

/** Where a service is and what opens it. */
export interface Door {
  /** Origin without a final slash; unset: the service's own. */
  baseUrl?: string;
  /** By name; never logged. */
  secrets: Readonly<Record<string, string>>;
}

/** What a page loads of a provider in the browser, and what it may reach. */
export interface BrowserScript {
  /** What everybody may know of the shop's account there. */
  key: string;
  /** Where the script is; of the shop itself where it begins with a slash. */
  script: string;
  /** What of the provider is asked for, in its own words. */
  kinds: readonly string[];
  /** Origins, or patterns of them as a content policy writes them. */
  scriptHosts: readonly string[];
  frameHosts: readonly string[];
  connectHosts: readonly string[];
}

/** A service outside of the shop that is set up by keys: what it reads, and how it is tried. */
export interface Connection {
  /** As it stands in addresses and in `ProviderAccess`: small letters and hyphens. */
  name: string;
  label: string;
  group: ConnectionGroup;
  variables: readonly DeclaredVariable[];
  /** Whether the environment sets it up, where that is not told by any of the needed ones. */
  isOfEnvironment?: (given: DeclaredValues) => boolean;
  /** What does not go together among them, as sentences that begin with the name of a variable. */
  contradictions?: (values: DeclaredValues, shopCurrency: string) => string[];
  /** Whether what is set moves real money. */
  movesMoney?: (values: DeclaredValues) => boolean;
  /** How it is reached; undefined while it is not set up. */
  access?: (values: DeclaredValues) => Door | undefined;
  /** Told what holds, at the start and whenever that changes. */
  hold?: (values: DeclaredValues) => void;
  /** Where it calls the shop, if its owner has to tell it: below the public address, and what it should tell. */
  webhook?: Webhook;
  /** Asks it for something that changes nothing, with what holds now. `email` is of whoever asks. */
  tryOut?: (asking: { email: string }) => Promise<Trial>;
}

export interface Webhook {
  /** Such as `/api/v1/payments/webhooks/stripe`. */
  path: string;
  /** The events to choose there; empty where there is nothing to choose. */
  events: readonly string[];
}

/** What says of a connection where its values are. */
export type Declaring = Pick<Connection, 'variables' | 'isOfEnvironment'>;

/** Whoever reads something of the environment. */
export type Declares = Pick<Connection, 'variables' | 'contradictions'>;

/** What some read of the environment together; a variable of several stands once, and one that is typed in the panel alone not at all. */
export function declaredOf(all: readonly Declares[]) {
  const byName = new Map(all.flatMap((one) => one.variables.map((variable) => [variable.name, variable])));
  const variables = [...byName.values()].filter(({ about }) => about !== '');
  const contradictions = (given: DeclaredValues): string[] =>
    all.flatMap((one) => one.contradictions?.(valuesOf(variables, given), CURRENCY) ?? []);
  return { variables, contradictions };
}

/** From where a connection has its values: one that the environment sets up has all of them from there. */
export type Origin = 'environment' | 'panel' | 'nowhere';

/** The connections that the features of the shop have, with the values that hold now. */
export abstract class Connections {
  abstract readonly all: readonly Connection[];
  /** Makes one known, and reachable where it is set up. */
  abstract add(connection: Connection): void;
  /** Whether any of a group is reached, by itself or by what plays it. */
  abstract reaches(group: ConnectionGroup): boolean;
  abstract originOf(connection: Declaring): Origin;
  /** What holds now, with fallbacks. */
  abstract values(connection: Declaring): DeclaredValues;
  /** The present value of one variable, whoever declared it. */
  abstract value(name: string): string | undefined;
  /** What was typed in the panel holds from now on; what is no more there is forgotten. */
  abstract hold(typed: DeclaredValues): void;
}
