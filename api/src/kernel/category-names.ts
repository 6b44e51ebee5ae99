/** What names categories beside the products in them, such as rules for their goods. */
export abstract class CategoryNames {
  /** A category is called otherwise from now on: whatever named it still does. Joins the transaction that renames it. */
  abstract follow(from: string, to: string): Promise<void>;
}
