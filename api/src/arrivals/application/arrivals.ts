import type { Arrival, ArrivalKind, ArrivalTerms } from '../domain/arrival.js';

/** Goods that are to come to a place, inside the caller's transaction. */
export abstract class Arrivals {
  /** Locked until the running transaction ends. */
  abstract find(kind: ArrivalKind, id: string): Promise<Arrival | undefined>;
  /** As a draft; it gets the next number of its kind. Returns the lines whose variant is not there, and then nothing is written. @throws BundlesDoNotArrive */
  abstract add(kind: ArrivalKind, id: string, terms: ArrivalTerms): Promise<number[]>;
  /** Of a locked one. Returns the lines whose variant is not there, and then nothing is written. @throws BundlesDoNotArrive */
  abstract rewrite(id: string, terms: ArrivalTerms): Promise<number[]>;
  /** Of a locked one: state and what has become of its lines. */
  abstract progress(arrival: Arrival): Promise<void>;
  abstract remove(id: string): Promise<void>;
}
