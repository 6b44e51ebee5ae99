import type { UnitOfWork } from '../../kernel/unit-of-work.js';

/** So many products a statement looks at: the lock of each is short, and a save in between waits for none but its own. */
export const BATCH = 500;

/** Begins to settle products, in the caller's transaction; what waits to be begun is begun once. */
export abstract class SettlingWork {
  abstract begin(): Promise<void>;
}

/** What products are to be told of the fields that have changed. */
export interface Settling {
  /** Of fields that are no more. */
  removed: readonly string[];
  /** Those that wait, and since when: one that changes again meanwhile goes on waiting. */
  fields: readonly { id: string; since: string }[];
}

/** Values and searched words of products, made to agree with the declared fields. */
export abstract class SettledProducts {
  abstract waiting(): Promise<Settling>;
  /**
   * Settles the products of the next `limit` ids after `after`, in the caller's transaction. Answers the last of these ids;
   * undefined when there is none.
   */
  abstract settle(removed: readonly string[], limit: number, after?: string): Promise<string | undefined>;
  /** Of what was waiting: fields that are no more are forgotten, the others wait no longer. */
  abstract done(settling: Settling): Promise<void>;
}

/**
 * After a field is searched, no longer searched or no more: goes through all products, a batch in each transaction. It may be
 * ended and begun anew anywhere.
 */
export class SettleFields {
  constructor(
    private readonly products: SettledProducts,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async settleFields(): Promise<void> {
    const waiting = await this.products.waiting();
    let last: string | undefined;
    do {
      const after = last;
      last = await this.unitOfWork.run(() => this.products.settle(waiting.removed, BATCH, after));
    } while (last !== undefined);
    await this.unitOfWork.run(() => this.products.done(waiting));
  }
}
