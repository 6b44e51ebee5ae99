import type { Stock } from '../../inventory/application/ports.js';
import type { Clock } from '../../kernel/clock.js';
import type { Ids } from '../../kernel/ids.js';
import type { Outbox } from '../../kernel/outbox.js';
import type { StaffBudget } from '../../kernel/staff-budget.js';
import type { CancelOrder } from '../../orders/application/cancel-order.js';
import type { HoldBack } from '../../orders/application/hold-back.js';
import type { Orders, OrderTimeline } from '../../orders/application/ports.js';
import { InMemoryOrderEdits } from '../../orders/testing/in-memory-order-edits.js';
import { MoveMoney } from '../../payments/application/move-money.js';
import type { ApplyRefund } from '../../payments/application/apply-refund.js';
import type { RequestRefund } from '../../payments/application/request-refund.js';
import type { Attempts, Tenders } from '../../payments/application/stores.js';
import type { ApplyEffects } from '../application/apply-effects.js';
import { CompleteEdit } from '../application/complete-edit.js';
import { ExchangeReturn } from '../../returns/application/exchange-return.js';
import { MoveReturn } from '../../returns/application/move-return.js';
import { InMemoryReturns } from '../../returns/testing/in-memory-returns.js';
import { OpenEdit } from '../application/open-edit.js';
import type { PreviewRefund } from '../application/preview-refund.js';
import type { WaiveDue } from '../application/waive-due.js';
import type { SyncOrderTotals } from '../application/sync-order-totals.js';

interface Shop {
  orders: Orders & { timeline: OrderTimeline };
  attempts: Attempts;
  tenders: Tenders;
  ledger: ConstructorParameters<typeof MoveMoney>[3];
  stock: Stock;
  applyRefund: ApplyRefund;
  requestRefund: RequestRefund;
  previewRefund: PreviewRefund;
  syncOrderTotals: SyncOrderTotals;
  cancelOrder: CancelOrder;
  applyEffects: ApplyEffects;
  holdBack: HoldBack;
  downloads: ConstructorParameters<typeof CompleteEdit>[13];
  waiveDue: WaiveDue;
  budget: StaffBudget;
  outbox: Outbox;
  clock: Clock;
  ids: Ids;
}

/** What changes placed orders, of a shop in memory. */
export function editingParts(shop: Shop) {
  const edits = new InMemoryOrderEdits(async (id) => (await shop.orders.find(id))?.status);
  const returns = new InMemoryReturns(shop.clock);
  const exchange = new ExchangeReturn(returns, new MoveReturn(returns, shop.orders.timeline, shop.outbox));
  const moveMoney = new MoveMoney(
    ...([shop.attempts, shop.tenders, shop.applyRefund, shop.ledger, shop.clock, shop.ids] as const),
  );
  const openEdit = new OpenEdit(
    ...([shop.orders, edits, shop.previewRefund, shop.requestRefund, shop.tenders] as const),
    ...([shop.holdBack, shop.budget, shop.clock, shop.ids, exchange] as const),
  );
  const completeEdit = new CompleteEdit(
    ...([shop.orders, edits, shop.tenders, shop.previewRefund, shop.requestRefund, moveMoney] as const),
    ...([shop.stock, shop.syncOrderTotals, shop.cancelOrder, shop.applyEffects, shop.holdBack] as const),
    ...([shop.outbox, exchange, shop.downloads, shop.waiveDue] as const),
  );
  return { edits, returns, exchange, openEdit, completeEdit };
}
