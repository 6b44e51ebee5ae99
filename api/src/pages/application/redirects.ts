import type { NewRedirect, Redirect } from '../domain/redirect.js';

/** Where it is kept which addresses lead elsewhere. None of them leads to another one. */
export abstract class Redirects {
  /** Waits for whoever else changes addresses of the shop. In a transaction, until its end. */
  abstract hold(): Promise<void>;
  abstract count(): Promise<number>;
  abstract find(id: string): Promise<Redirect | undefined>;
  abstract at(from: string): Promise<Redirect | undefined>;
  /** False when that address leads elsewhere already. */
  abstract add(redirect: NewRedirect): Promise<boolean>;
  /** Those that lead to the path lead on to another address. */
  abstract lead(path: string, to: string): Promise<void>;
  /** False when there is none. */
  abstract remove(id: string): Promise<boolean>;
  /** Where the path leads, which is counted; undefined when it leads nowhere. */
  abstract follow(from: string): Promise<string | undefined>;
  /** Where each old address leads. */
  abstract all(): Promise<ReadonlyMap<string, string>>;
  /** Those of a file, whose old addresses lead nowhere yet. */
  abstract addAll(redirects: readonly NewRedirect[], importId: string): Promise<void>;
  /** How many of that file's were there. */
  abstract removeImported(importId: string): Promise<number>;
  /** Which of the products the shop shows. */
  abstract shownProducts(ids: readonly string[]): Promise<ReadonlySet<string>>;
}
