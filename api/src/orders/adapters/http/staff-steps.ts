import { Injectable } from '@nestjs/common';
import { UnitOfWork } from '../../../kernel/unit-of-work.js';
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
  refundLimit: number | null,
) => Promise<unknown>;

/** From the action's name to its use case. */
@Injectable()
export class StaffSteps {
  private readonly steps: Readonly<Record<OrderAction, Step>> = {
    ship: (orderId, { carrier = '', trackingNumber = '' }, actor) =>
      this.ship.execute({ orderId, actor, carrier, trackingNumber }),
    deliver: (orderId, { reason }, actor) =>
      this.deliver.execute({ orderId, actor, ...(reason ? { overrideReason: reason } : {}) }),
    note: (orderId, { text }, actor) => this.noteOrder.execute({ orderId, actor, text: text ?? '' }),
    scan: (orderId, { trackingNumber = '', text, location = '' }, actor) =>
      this.scan.execute({ orderId, actor, trackingNumber, location, description: text ?? 'On its way' }),
    cancel: (orderId, { reason }, actor, refundLimit) =>
      this.commands.cancel(orderId, actor, reason ?? 'cancelled by the shop', refundLimit),
    'record-deposit': (orderId, _, actor) => this.commands.recordPayment(orderId, 'deposit', actor),
    'record-balance': (orderId, _, actor) => this.commands.recordPayment(orderId, 'balance', actor),
    'record-transfer': (orderId, _, actor) => this.commands.recordPayment(orderId, 'full', actor),
  };

  constructor(
    private readonly ship: ShipOrder,
    private readonly deliver: DeliverOrder,
    private readonly noteOrder: NoteOrder,
    private readonly scan: ScanParcel,
    private readonly commands: OrderCommands,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** The step and its audit entry in one transaction; but cancelling first speaks to the payment provider. */
  async take(
    orderId: string,
    body: OrderTransitionDto,
    actor: Actor,
    refundLimit: number | null,
    audit: () => Promise<void>,
  ): Promise<void> {
    const step = async () => {
      await this.steps[body.action](orderId, body, actor, refundLimit);
      await audit();
    };
    await (body.action === 'cancel' ? step() : this.unitOfWork.run(step));
  }
}
