/** What is promised of the delivery to a place. */
export type DeliveryPromise = {
  /** Where it depends on what is bought it ends before the amount. */
  text: string;
  /** That amount, as the server writes it in the shop's currency; else empty. */
  over: string;
  /** The usual delivery costs nothing, whatever is bought. */
  isAlwaysFree: boolean;
  /** Goods worth this much travel free; null is never. */
  freeFrom: number | null;
  /** The shop delivers nothing there, which is all that `text` says. */
  isRefused?: boolean;
};
