import type { Reached, SealedValues } from '../domain/connection.js';

/** Where what was typed is kept. */
export abstract class TypedValues {
  /** Empty until something is typed. */
  abstract read(): Promise<SealedValues>;
  /** The same until the end of the transaction: whoever else changes them waits. */
  abstract lock(): Promise<SealedValues>;
  abstract write(values: SealedValues): Promise<void>;
}

export interface Opened {
  text: string;
  /** The key that sealed it is the previous one. */
  isOld: boolean;
}

/** Seals values so that a copy of the database opens none of them; each is bound to its name. */
export abstract class Sealer {
  /** False where this installation has no key to seal with. */
  abstract readonly isReady: boolean;
  abstract seal(name: string, text: string): string;
  /** Undefined where no key of this installation sealed it under this name. */
  abstract open(name: string, sealed: string): Opened | undefined;
  /** Whether everybody can read this value in the repository; such a one is no secret of a real shop. */
  abstract isKnownToAll(value: string): boolean;
}

/** Where services are reached from. */
export abstract class Reach {
  abstract of(name: string): Reached;
  /** The public address of the shop, without a final slash. */
  abstract readonly origin: string;
}
