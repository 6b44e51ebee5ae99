import { paymentSettings as settings } from '../../payments/testing/payment-settings.js';
import { FindCredit } from '../../credit/application/find-credit.js';
import { MailCard } from '../../credit/application/mail-card.js';
import { MoveCredit } from '../../credit/application/move-credit.js';
import { SellCards } from '../../credit/application/sell-cards.js';
import { NotedDownloads } from '../../downloads/testing/noted-downloads.js';
import { SpendCredit } from '../../credit/application/spend-credit.js';
import { StoreCredit } from '../../credit/application/store-credit.js';
import { TakeBackCards } from '../../credit/application/take-back-cards.js';
import { CountedCodes, InMemoryCredits } from '../../credit/testing/in-memory-credits.js';
import { CardsHandedOver } from './cards-handed-over.js';
import { InMemoryHandovers } from '../../credit/testing/in-memory-handovers.js';
import { InMemoryStock } from '../../inventory/testing/in-memory-stock.js';
import { DirectUnitOfWork } from '../../kernel/testing/direct-unit-of-work.js';
import { InMemoryStaffBudget } from '../../kernel/testing/in-memory-staff-budget.js';
import type { DomainEvent } from '../../kernel/outbox.js';
import { MarkPaid } from '../../orders/application/mark-paid.js';
import { MoveOrder } from '../../orders/application/move.js';
import { RecordMoney } from '../../orders/application/record-money.js';
import { RecordMoneyOfRefunds } from '../../orders/application/record-money-of-refunds.js';
import { NOW } from '../../orders/testing/order-builder.js';
import { InMemoryOrderParcels, InMemoryToSend } from '../../orders/testing/in-memory-order-parcels.js';
import { InMemoryOrders, InMemoryParcels } from '../../orders/testing/in-memory-orders.js';
import { ApplyRefund } from '../../payments/application/apply-refund.js';
import { CardStrategy } from '../../payments/methods/card/card-strategy.js';
import { CashStrategy } from '../../payments/methods/cash/cash-strategy.js';
import { giftCard } from '../../payments/methods/gift-card/definition.js';
import { KeptByShop } from '../../payments/methods/kept-by-shop.js';
import { storeCredit } from '../../payments/methods/store-credit/definition.js';
import { MobileStrategy } from '../../payments/methods/mobile/mobile-strategy.js';
import { MoneyOfOrder } from '../../payments/application/money-of-order.js';
import { OpenPayment } from '../../payments/application/open-payment.js';
import { PaymentMethods } from '../../payments/application/payment-methods.js';
import { PutBack } from '../../payments/application/put-back.js';
import { RequestRefund } from '../../payments/application/request-refund.js';
import { SettleAttempt } from '../../payments/application/settle-attempt.js';
import { inMemoryBook } from '../../payments/testing/in-memory-book.js';
import { InMemoryCardGateway } from '../../payments/testing/in-memory-card-gateway.js';
import {
  InMemoryAttempts,
  InMemoryTenders,
  InMemoryRefunds,
} from '../../payments/testing/in-memory-stores.js';
import { PlayedCredit } from '../../payments/testing/played-credit.js';
import { InMemoryWallet } from '../../payments/testing/in-memory-wallet.js';
import { InMemoryDiscounts } from '../../promotions/testing/in-memory-discounts.js';
import { JournalledCoupons } from '../../promotions/testing/journalled-coupons.js';
import { ApplyEffects } from '../application/apply-effects.js';
import { LendUses } from '../application/lend-uses.js';
import { CreditParts } from '../application/credit-parts.js';
import { SyncAttempt } from '../application/sync-attempt.js';
import { CancelAttempts } from '../application/cancel-attempts.js';
import { PreviewRefund } from '../application/preview-refund.js';
import { ApplyProviderRefund } from '../../payments/application/apply-provider-refund.js';
import { SettleOrder } from '../application/settle-order.js';
import { SubmitRefund } from '../../payments/application/submit-refund.js';
import { SyncOrderTotals } from '../application/sync-order-totals.js';
import { editingParts } from './editing-parts.js';
import { moneyBackOf, waiveDueOf } from './money-back.js';
import { sendingParts } from './sending-parts.js';
import { InMemoryPaidCarts } from './in-memory-paid-carts.js';

/** Everything that checkout works with, in memory, and the use cases that its own are made of. */
export class InMemoryShop {
  readonly clock = { now: () => NOW };
  private count = 0;
  readonly ids = { next: () => `id-${(this.count += 1)}` };
  readonly unit = new DirectUnitOfWork();
  readonly failpoints = { reach: () => Promise.resolve() };
  readonly events: DomainEvent[] = [];
  readonly outbox = { publish: (event: DomainEvent) => Promise.resolve(void this.events.push(event)) };

  readonly budget = new InMemoryStaffBudget();
  readonly orders = new InMemoryOrders();
  readonly parcels = new InMemoryParcels();
  readonly stock = new InMemoryStock(this.clock.now);
  readonly coupons = new JournalledCoupons();
  readonly discounts = new InMemoryDiscounts();
  readonly carts = new InMemoryPaidCarts(async (id) => (await this.orders.find(id))?.status === 'pending');
  readonly tenders = new InMemoryTenders();
  readonly attempts = new InMemoryAttempts(this.clock.now);
  readonly refunds = new InMemoryRefunds();
  readonly moneyBack = moneyBackOf(this.refunds);
  readonly orderParcels = new InMemoryOrderParcels(this.orders, this.refunds.unsentOf);
  readonly toSend = new InMemoryToSend(this.orderParcels);
  readonly ledger = inMemoryBook();
  readonly gateway = new InMemoryCardGateway();
  readonly wallet = new InMemoryWallet();
  readonly credit = new PlayedCredit();
  readonly credits = new InMemoryCredits();
  readonly codes = new CountedCodes();
  readonly moveCredit = new MoveCredit(this.credits, this.ledger, this.clock, this.ids);
  readonly handovers = new InMemoryHandovers();
  readonly mailCard = new MailCard(
    ...([this.handovers, this.credits, this.codes, this.outbox, this.unit, this.clock] as const),
  );
  readonly sellCards = new SellCards(
    ...([this.handovers, this.credits, this.codes, this.moveCredit, this.mailCard] as const),
    ...([this.clock, this.ids] as const),
  );
  readonly downloads = new NotedDownloads();
  readonly takeBackCards = new TakeBackCards(this.handovers, this.credits, this.moveCredit, this.clock);
  readonly spendCredit = new SpendCredit(this.credits, this.moveCredit, this.clock);
  /** Accounts that store credit may be kept for. */
  readonly withAccount = new Set<string>();
  readonly storeCredit = new StoreCredit(
    this.credits,
    { lock: (id) => Promise.resolve(this.withAccount.has(id)) },
    ...([this.moveCredit, this.clock, this.ids] as const),
  );
  readonly findCredit = new FindCredit(this.credits, this.codes, this.clock);
  readonly creditParts = new CreditParts(this.findCredit, this.carts);
  readonly methods = new PaymentMethods(
    [
      new CardStrategy(this.gateway, settings),
      new MobileStrategy(this.wallet, settings, this.ids, this.clock),
      new CashStrategy(settings),
      this.credit,
    ],
    [],
    [giftCard, storeCredit].map((one) => new KeptByShop(one, { credit: this.spendCredit, settings })),
  );

  readonly move = new MoveOrder(this.orders, this.orders.timeline, this.clock);
  readonly sending = sendingParts(this);
  readonly packing = this.sending.packing;
  readonly parcelDesk = this.sending.parcelDesk;
  readonly holdBack = this.sending.holdBack;
  readonly handedOver = new CardsHandedOver(this.handovers);
  readonly cancelOrder = this.sending.cancelOrderOf(this.handedOver);
  readonly markPaid = new MarkPaid(this.move, this.parcels, this.outbox, this.clock);
  readonly openPayment = new OpenPayment(
    ...([this.methods, this.tenders, this.attempts, settings, this.clock, this.ids] as const),
  );
  readonly requestRefund = new RequestRefund(
    ...([this.methods, this.attempts, this.refunds, this.ledger, this.outbox, this.clock, this.ids] as const),
  );
  readonly applyRefund = new ApplyRefund(
    ...([this.refunds, this.tenders, this.ledger, this.outbox, this.clock] as const),
    ...([this.downloads, this.downloads] as const),
  );
  readonly previewRefund = new PreviewRefund(
    ...([this.requestRefund, this.refunds, this.tenders, this.stock, this.failpoints] as const),
  );
  readonly waiveDue = waiveDueOf(this);
  readonly moneyOfOrder = new MoneyOfOrder(this.ledger, this.attempts, this.tenders);
  readonly recordMoney = new RecordMoney(this.orders, this.orders.timeline, this.clock);
  readonly syncOrderTotals = new SyncOrderTotals(this.moneyOfOrder, this.recordMoney);
  readonly paidOrders = new RecordMoneyOfRefunds(this.orders, this.recordMoney, this.holdBack);
  readonly putBack = new PutBack(
    ...([this.methods, this.attempts, this.applyRefund, this.paidOrders, this.moneyOfOrder] as const),
  );
  readonly lendUses = new LendUses(
    ...([
      this.coupons,
      this.discounts,
      { ofNew: (id: string) => this.edits.ofNew(id) },
      this.orders,
    ] as const),
  );
  readonly applyEffects = new ApplyEffects(
    ...([this.stock, this.coupons, this.discounts, this.carts, this.tenders] as const),
    ...([this.requestRefund, this.outbox, this.putBack, this.takeBackCards] as const),
    ...([this.downloads, this.lendUses] as const),
  );
  private readonly editing = editingParts(this);
  readonly edits = this.editing.edits;
  readonly returns = this.editing.returns;
  readonly exchange = this.editing.exchange;
  readonly openEdit = this.editing.openEdit;
  readonly settleOrder = new SettleOrder(
    this.orders,
    this.attempts,
    this.tenders,
    new SettleAttempt(this.attempts, this.tenders, this.ledger, this.outbox, this.clock),
    ...([
      this.syncOrderTotals,
      this.markPaid,
      this.applyEffects,
      this.unit,
      this.outbox,
      this.failpoints,
    ] as const),
    this.sellCards,
    this.editing.completeEdit,
    this.downloads,
  );
  readonly cancelAttempts = new CancelAttempts(this.attempts, this.methods, this.settleOrder);
  readonly syncAttempt = new SyncAttempt(
    ...([this.attempts, this.orders, this.methods, this.settleOrder, this.failpoints] as const),
  );
  readonly applyProviderRefund = new ApplyProviderRefund(
    ...([this.methods, this.paidOrders, this.attempts, this.refunds, this.applyRefund] as const),
    ...([this.moneyOfOrder, this.syncAttempt, this.unit, this.clock, this.ids] as const),
    ...([this.takeBackCards, this.ledger, this.downloads] as const),
  );
  readonly submitRefund = new SubmitRefund(
    ...([this.refunds, this.attempts, this.paidOrders, this.methods, this.applyRefund] as const),
    ...([this.applyProviderRefund, this.unit, this.failpoints, this.clock, this.storeCredit] as const),
  );

  /** The topics of what was told so far. */
  get topics(): string[] {
    return this.events.map(({ topic }) => topic);
  }
}
