import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { CorrectNumber } from '../../application/correct-number.js';
import { DeliverOrder } from '../../application/deliver-order.js';
import { NoteOrder } from '../../application/note-order.js';
import { OrderCommands } from '../../application/order-commands.js';
import { ScanParcel } from '../../application/scan-parcel.js';
import { ShipOrder } from '../../application/ship-order.js';
import type { Actor } from '../../domain/snapshots.js';
import type { OrderAction, OrderTransitionDto } from './order-commands.dto.js';

type Step = (
  orderId: string,
  body: OrderTransitionDto,
  actor: Actor,
  limits: StaffLimits,
  audit: () => Promise<void>,
) => Promise<unknown>;

/** What the caller may give away alone, in the shop's smallest units; null is any amount. */
export interface StaffLimits {
  /** For what a cancelled order gives back; 0 without the permission to refund. */
  refund: number | null;
  /** For money that they say they have seen. */
  record: number | null;
}

/** These end at the provider what may still bring money. */
export const ENDS_AT_PROVIDER: ReadonlySet<OrderAction> = new Set([
  'cancel',
  'record-deposit',
  'record-balance',
  'record-transfer',
]);

/** From the action's name to its use case. */
@Injectable()
export class StaffSteps {
  private readonly steps: Readonly<Record<OrderAction, Step>> = {
    ship: (orderId, { carrier = '', trackingNumber = '' }, actor) =>
      this.ship.shipOrder({ orderId, actor, carrier, trackingNumber }),
    'correct-number': (orderId, { carrier = '', trackingNumber = '' }, actor) =>
      this.number.correct({ orderId, actor, carrier, trackingNumber }),
    deliver: (orderId, { reason }, actor) =>
      this.deliver.deliverOrder({ orderId, actor, ...(reason ? { overrideReason: reason } : {}) }),
    note: (orderId, { text }, actor) => this.noteOrder.noteOrder({ orderId, actor, text: text ?? '' }),
    scan: (orderId, { trackingNumber = '', text, location = '' }, actor) =>
      this.scan.scanParcel({ orderId, actor, trackingNumber, location, description: text ?? 'On its way' }),
    cancel: (orderId, asked, actor, { refund }, audit) => {
      const { reason = 'cancelled by the shop', restock, restockRefunded, keepsRest } = asked;
      return this.commands.cancel(
        { orderId, reason, restock, restockRefunded, keepsRest },
        ...([actor, refund, audit] as const),
      );
    },
    'record-deposit': (orderId, { paidBy }, actor, { record }, audit) =>
      this.commands.recordPayment(orderId, 'deposit', actor, record, paidBy, audit),
    'record-balance': (orderId, { paidBy }, actor, { record }, audit) =>
      this.commands.recordPayment(orderId, 'balance', actor, record, paidBy, audit),
    'record-transfer': (orderId, { paidBy }, actor, { record }, audit) =>
      this.commands.recordPayment(orderId, 'full', actor, record, paidBy, audit),
  };

  constructor(
    private readonly ship: ShipOrder,
    private readonly number: CorrectNumber,
    private readonly deliver: DeliverOrder,
    private readonly noteOrder: NoteOrder,
    private readonly scan: ScanParcel,
    private readonly commands: OrderCommands,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The step and its audit entry in one transaction: a step that speaks to the payment provider first has its own. */
  async take(
    orderId: string,
    body: OrderTransitionDto,
    actor: Actor,
    limits: StaffLimits,
    audit: () => Promise<void>,
  ): Promise<void> {
    const step = () => this.steps[body.action](orderId, body, actor, limits, audit);
    if (ENDS_AT_PROVIDER.has(body.action)) return void (await step());
    await this.unitOfWork.run(async () => {
      await step();
      await audit();
    });
  }
}
