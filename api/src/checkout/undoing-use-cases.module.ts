import { Clock } from '../kernel/clock.js';
import { Ids } from '../kernel/ids.js';
import { Failpoints } from '../kernel/failpoints.js';
import { Outbox } from '../kernel/outbox.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { StoreCredit } from '../credit/application/store-credit.js';
import { HandOverDownloads } from '../downloads/application/hand-over-downloads.js';
import { RevokeDownloads } from '../downloads/application/revoke-downloads.js';
import { TakeBackCards } from '../credit/application/take-back-cards.js';
import { Stock } from '../inventory/application/ports.js';
import { CancelOrder } from '../orders/application/cancel-order.js';
import { HoldBack } from '../orders/application/hold-back.js';
import { Orders } from '../orders/application/ports.js';
import { ApplyRefund } from '../payments/application/apply-refund.js';
import { RecordDispute } from '../payments/application/record-dispute.js';
import { PaymentMethods } from '../payments/application/payment-methods.js';
import { RequestRefund } from '../payments/application/request-refund.js';
import { Attempts, Tenders, Refunds } from '../payments/application/stores.js';
import { useCase } from '../platform/nest/use-case.js';
import { CancelAndRefund } from './application/cancel-and-refund.js';
import { ApplyEffects } from './application/apply-effects.js';
import { CompareLedger } from './application/compare-ledger.js';
import { SyncAttempt } from './application/sync-attempt.js';
import { CancelAttempts } from './application/cancel-attempts.js';
import { ExpireOrders } from './application/expire-orders.js';
import { PreviewRefund } from './application/preview-refund.js';
import { ApplyProviderDispute } from './application/apply-provider-dispute.js';
import { WaitingOrders } from './application/ports.js';
import { ReceiveEvent } from './application/receive-event.js';
import { Reconcile } from './application/reconcile.js';
import { RefundOrder } from './application/refund-order.js';
import { SettleOrder } from './application/settle-order.js';
import { SubmitRefund } from '../payments/application/submit-refund.js';
import { SyncOrderTotals } from './application/sync-order-totals.js';
import { TakeInGoods } from './application/take-in-goods.js';
import { WaiveDue } from './application/waive-due.js';

/** What ends an order or gives money back, with what each use case is made of. */
export const UNDOING = [
  useCase(CancelAttempts, Attempts, PaymentMethods, SettleOrder),
  useCase(PreviewRefund, RequestRefund, Refunds, Tenders, Stock, Failpoints),
  useCase(
    CancelAndRefund,
    Orders,
    CancelAttempts,
    CancelOrder,
    ApplyEffects,
    PreviewRefund,
    UnitOfWork,
    Failpoints,
    StaffBudget,
  ),
  useCase(ExpireOrders, WaitingOrders, CancelAttempts, CancelOrder, ApplyEffects, UnitOfWork, Failpoints),
  useCase(
    RefundOrder,
    Orders,
    PreviewRefund,
    RequestRefund,
    Refunds,
    Attempts,
    ApplyRefund,
    Stock,
    SyncOrderTotals,
    UnitOfWork,
    StaffBudget,
    StoreCredit,
    TakeBackCards,
    HoldBack,
    RevokeDownloads,
    WaiveDue,
  ),
  useCase(WaiveDue, Orders, Tenders, Refunds, Outbox, Clock, Ids),
  useCase(TakeInGoods, Orders, PreviewRefund, Stock),
  useCase(
    ApplyProviderDispute,
    Orders,
    Attempts,
    RecordDispute,
    SyncOrderTotals,
    ApplyEffects,
    Outbox,
    UnitOfWork,
    TakeBackCards,
    RevokeDownloads,
    HandOverDownloads,
    HoldBack,
    Clock,
  ),
  useCase(CompareLedger, PaymentMethods, Attempts, SyncAttempt, Outbox, Clock),
  useCase(Reconcile, Attempts, Refunds, SyncAttempt, SubmitRefund, PaymentMethods, ReceiveEvent, Clock),
];
