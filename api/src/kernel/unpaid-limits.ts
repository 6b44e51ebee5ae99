/** How much of the shop may be reserved by orders that nobody has paid yet. */
export interface UnpaidLimits {
  ordersPerAccount: number;
  unitsPerAccount: number;
  /** Of one network address. */
  ordersPerAddress: number;
  unitsPerAddress: number;
  /** Percent of a variant's stock that orders may hold whose money staff records. */
  stockShare: number;
}
