import type { Parcel } from '../domain/parcel.js';

/** The parcels of orders. */
export abstract class OrderParcels {
  /** Of each order in the order of packing; one without any is not named. */
  abstract ofOrders(orderIds: readonly string[]): Promise<ReadonlyMap<string, readonly Parcel[]>>;

  /** In the order of packing. */
  async ofOrder(orderId: string): Promise<readonly Parcel[]> {
    return (await this.ofOrders([orderId])).get(orderId) ?? [];
  }

  /** A new one, with the row of its order locked. False, and nothing is kept, where a line has not so many pieces outside of other parcels. */
  abstract pack(parcel: Parcel): Promise<boolean>;
  /** Where it goes and has been; its pieces never change. */
  abstract save(parcel: Parcel): Promise<void>;
  /** It was never handed over: its pieces wait again. */
  abstract unpack(id: string): Promise<void>;
  /** All that are on their way have arrived. */
  abstract arrive(orderId: string, at: Date): Promise<void>;
}
