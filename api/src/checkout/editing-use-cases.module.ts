import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { Speaking } from '../kernel/speaking.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { Stock } from '../inventory/application/ports.js';
import { CancelOrder } from '../orders/application/cancel-order.js';
import { HoldBack } from '../orders/application/hold-back.js';
import { OrderEdits } from '../orders/application/order-edits.js';
import { Orders } from '../orders/application/ports.js';
import { ToSend } from '../orders/application/to-send.js';
import { MoveMoney } from '../payments/application/move-money.js';
import { OfferedMethods } from '../payments/application/offered-methods.js';
import { RequestRefund } from '../payments/application/request-refund.js';
import { Tenders } from '../payments/application/stores.js';
import { DiscountsInForce } from '../promotions/application/discounts-in-force.js';
import { Coupons } from '../promotions/application/ports.js';
import { useCase } from '../platform/nest/use-case.js';
import { ExchangeReturn } from '../returns/application/exchange-return.js';
import { CheckVatNumber } from '../tax/application/check-vat-number.js';
import { ApplyEffects } from './application/apply-effects.js';
import { RevokeDownloads } from '../downloads/application/revoke-downloads.js';
import { CompleteEdit } from './application/complete-edit.js';
import { EditOrder } from './application/edit-order.js';
import { LendUses } from './application/lend-uses.js';
import { OpenEdit } from './application/open-edit.js';
import { PlaceOrderAndPay } from './application/place-order-and-pay.js';
import { PreviewRefund } from './application/preview-refund.js';
import { QuoteBasket } from './application/quote-basket.js';
import { SyncOrderTotals } from './application/sync-order-totals.js';
import { WaiveDue } from './application/waive-due.js';

/** What changes placed orders, with what each use case is made of. */
export const EDITING = [
  useCase(
    EditOrder,
    ...([Orders, PreviewRefund, QuoteBasket, CheckVatNumber, OfferedMethods] as const),
    ...([PlaceOrderAndPay, Speaking, Ids, ToSend, OrderEdits, ExchangeReturn, HoldBack] as const),
  ),
  useCase(
    OpenEdit,
    ...([Orders, OrderEdits, PreviewRefund, RequestRefund, Tenders] as const),
    ...([HoldBack, StaffBudget, Clock, Ids, ExchangeReturn] as const),
  ),
  useCase(
    CompleteEdit,
    ...([Orders, OrderEdits, Tenders, PreviewRefund, RequestRefund, MoveMoney, Stock] as const),
    ...([SyncOrderTotals, CancelOrder, ApplyEffects, HoldBack, Outbox, ExchangeReturn] as const),
    ...([RevokeDownloads, WaiveDue] as const),
  ),
  useCase(LendUses, Coupons, DiscountsInForce, OrderEdits, Orders),
];
