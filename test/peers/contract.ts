import type { Server } from '../bench/servers.ts';
import type { Ask } from './ask.ts';

/** What a shopper does, in the order in which it is measured. */
export const VISITS = ['category', 'product', 'search', 'cart', 'checkout'] as const;
export type VisitName = (typeof VISITS)[number];

/** What each visit is, the same with every system. */
export const MEANT: Record<VisitName, string> = {
  category: 'the first 24 products of a category, with their prices and how many there are',
  product: 'one product with its variants',
  search: 'the first 24 finds of one word, with their prices and how many there are',
  cart: 'a shopper without an account puts five things into a new cart, one after the other',
  checkout: 'the same shopper puts in two, gives name and address, and orders: until the order is placed',
};

/** Where a system is installed and what it sells. */
export interface Place {
  /** The system's own, kept between runs. */
  folder: string;
  /** A database that is empty before `fill`. */
  database: { host: string; port: number; user: string; password: string; name: string; url: string };
  /** How many products. */
  goods: number;
}

/** The nth visit; it throws when an answer is not what it should be. */
export type Visit = (ask: Ask, n: number) => Promise<void>;

/** A shop that is measured beside the others: a folder of `systems` that declares itself here. */
export interface System {
  name: string;
  version: string;
  /** What it runs with, and what differs from how its makers set it up. */
  settings: readonly string[];
  /** Does nothing when it is there already. */
  install: (place: Place) => void;
  /** Makes the tables and takes the goods in, by the system's own import. */
  fill: (place: Place) => void | Promise<void>;
  start: (place: Place) => Promise<Server>;
  visits: (place: Place) => Record<VisitName, Visit>;
}
