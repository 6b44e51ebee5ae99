/** The shop's own terms that rules of money depend on; the settings feature answers them. */
export abstract class ShopTerms {
  /** How much of a cash order is due up front, 0 to 100. */
  abstract depositPercent(): Promise<number>;
  /** The account that bank transfers go to; empty when the shop takes none. */
  abstract bankDetails(): Promise<string>;
}
