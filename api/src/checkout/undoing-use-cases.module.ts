import { Clock } from '../kernel/clock.js';
import { Failpoints } from '../kernel/failpoints.js';
import { Ids } from '../kernel/ids.js';
import { Outbox } from '../kernel/outbox.js';
import { StaffBudget } from '../kernel/staff-budget.js';
import { UnitOfWork } from '../kernel/unit-of-work.js';
import { Stock } from '../inventory/application/ports.js';
import { CancelOrder } from '../orders/application/cancel-order.js';
import { Orders } from '../orders/application/ports.js';
import { ApplyRefund } from '../payments/application/apply-refund.js';
import { RecordDispute } from '../payments/application/record-dispute.js';
import { PaymentMethods } from '../payments/application/payment-methods.js';
import { RequestRefund } from '../payments/application/request-refund.js';
import { Attempts, Payments, Refunds } from '../payments/application/stores.js';
import { useCase } from '../platform/nest/use-case.js';
import { CancelAndRefund } from './application/cancel-and-refund.js';
import { CarryOut } from './application/carry-out.js';
import { CompareLedger } from './application/compare-ledger.js';
import { ConfirmPayment } from './application/confirm-payment.js';
import { EndAttempts } from './application/end-attempts.js';
import { ExpireOrders } from './application/expire-orders.js';
import { FigureRefund } from './application/figure-refund.js';
import { FollowDispute } from './application/follow-dispute.js';
import { FollowRefund } from './application/follow-refund.js';
import { WaitingOrders } from './application/ports.js';
import { ReceiveEvent } from './application/receive-event.js';
import { Reconcile } from './application/reconcile.js';
import { RefundOrder } from './application/refund-order.js';
import { SettleOrder } from './application/settle-order.js';
import { SubmitRefund } from './application/submit-refund.js';
import { TellOrder } from './application/tell-order.js';

/** What ends an order or gives money back, with what each use case is made of. */
export const UNDOING = [
  useCase(EndAttempts, Attempts, PaymentMethods, SettleOrder),
  useCase(FigureRefund, RequestRefund, Refunds, Payments, Stock, Failpoints),
  useCase(
    CancelAndRefund,
    Orders,
    EndAttempts,
    CancelOrder,
    CarryOut,
    FigureRefund,
    UnitOfWork,
    Failpoints,
    StaffBudget,
  ),
  useCase(ExpireOrders, WaitingOrders, EndAttempts, CancelOrder, CarryOut, UnitOfWork, Failpoints),
  useCase(
    RefundOrder,
    Orders,
    FigureRefund,
    RequestRefund,
    Refunds,
    Attempts,
    ApplyRefund,
    Stock,
    TellOrder,
    UnitOfWork,
    StaffBudget,
  ),
  useCase(
    FollowRefund,
    PaymentMethods,
    Orders,
    Attempts,
    Refunds,
    ApplyRefund,
    ConfirmPayment,
    TellOrder,
    UnitOfWork,
    Clock,
    Ids,
  ),
  useCase(FollowDispute, Orders, Attempts, RecordDispute, TellOrder, CarryOut, Outbox, UnitOfWork),
  useCase(
    SubmitRefund,
    Refunds,
    Attempts,
    Orders,
    PaymentMethods,
    ApplyRefund,
    FollowRefund,
    UnitOfWork,
    Failpoints,
    Clock,
  ),
  useCase(CompareLedger, PaymentMethods, Attempts, ConfirmPayment, Outbox, Clock),
  useCase(Reconcile, Attempts, Refunds, ConfirmPayment, SubmitRefund, PaymentMethods, ReceiveEvent, Clock),
];
