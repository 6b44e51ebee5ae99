import type { RemarkOnCustomers } from '../../accounts/application/customer-remarks.js';
import type { NoteOrder } from '../../orders/application/note-order.js';
import type { OrderCommands } from '../../orders/application/order-commands.js';
import type { Orders } from '../../orders/application/ports.js';
import type { ShipOrder } from '../../orders/application/ship-order.js';
import type { DiscountStore, ManageDiscounts } from '../../promotions/application/manage-discounts.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import type { ShopLists } from '../application/ports.js';
import type { ProductChanges } from './change-product/product-change.js';

/** The use cases that the back office has for the same. */
export class OrderDesk {
  constructor(
    readonly orders: Orders,
    readonly shipping: ShipOrder,
    readonly notes: NoteOrder,
    readonly commands: OrderCommands,
  ) {}
}

/** All that plugins of actions work with. */
export class Desk {
  constructor(
    readonly products: ProductChanges,
    readonly ofOrders: OrderDesk,
    readonly lists: ShopLists,
    readonly remarks: RemarkOnCustomers,
    readonly discounts: ManageDiscounts,
    readonly discountStore: DiscountStore,
    readonly unitOfWork: UnitOfWork,
  ) {}
}
