import type { Reach } from '../domain/steps.js';

/** What of the shop's readiness stands in its tables. */
export interface StoredFacts {
  hasAdministrator: boolean;
  hasOrders: boolean;
  hasTaxes: boolean;
  /** Some way of delivery other than the one that every shop is made with. */
  hasDelivery: boolean;
  /** One that is on sale. */
  hasProduct: boolean;
}

export abstract class Setup {
  /** Waits for whoever else sets the shop up, until the end of the transaction. */
  abstract lock(): Promise<void>;
  abstract facts(): Promise<StoredFacts>;
  /** Takes the delivery away that every shop is made with, unless the shop has decided on its own. */
  abstract forgetFirstDelivery(): Promise<void>;
}

/** Where the shop runs. */
export abstract class Installation {
  /** Whether this is the secret of the link by which the owner's account is made. */
  abstract isLink(token: string): boolean;
  abstract readonly hasMailServer: boolean;
  abstract readonly isProduction: boolean;
  abstract readonly reach: Reach;
  /** Whether the shop is the demo, which is never closed. */
  abstract readonly isDemo: boolean;
  /** Whether payments are played and move no money. */
  abstract readonly paymentsAreSimulated: boolean;
}
