/** What of orders reaches its buyer without being sent, such as gift cards by mail. */
export abstract class HandedOver {
  /** Whether somebody has something of it already. */
  abstract someOf(orderId: string): Promise<boolean>;
  /** Whether links to files of one of these variants were mailed and work still. */
  abstract filesOf(orderId: string, variantIds: readonly string[]): Promise<boolean>;
  /** The variants of the lines of nothing but files that were downloaded with the consent that ends the right to withdraw. */
  abstract downloadedOf(orderId: string): Promise<ReadonlySet<string>>;
  /** Ids of paid orders in preparation of which nothing is sent and all is handed over, the oldest first. */
  abstract wholly(most: number): Promise<string[]>;
  /** Whether this one still is. Ask with its row locked. */
  abstract isWholly(orderId: string): Promise<boolean>;
}
