import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Clock } from '../../kernel/clock.js';
import { baseCurrency } from '../../kernel/currency.js';
import type { Ids } from '../../kernel/ids.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { OrderImportNotFound } from '../domain/earlier-order.js';
import type { Readers } from '../domain/order-of-lines.js';
import { planOrders, type OrdersPlan } from '../domain/orders-of-file.js';
import type { EarlierOrders, OrdersTakenBack } from './ports.js';

/** Orders of a file of another shop: first shown, then kept as history, then taken back if need be. */
export class ImportOrders {
  constructor(
    private readonly orders: EarlierOrders,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly clock: Clock,
    private readonly ids: Ids,
  ) {}

  /** What the file would do. */
  async preview(lines: readonly SourceLine[], isMail: Readers['isMail']): Promise<OrdersPlan> {
    const numbers = [...new Set(lines.map(({ cells }) => cells['number'] ?? '').filter(Boolean))];
    const readers = { isMail, currency: baseCurrency().code, now: this.clock.now() };
    return planOrders(
      ...([lines, await this.orders.known(numbers), readers, await this.orders.movedTo(numbers)] as const),
    );
  }

  /** Does it: orders that are wrong are left out and told, the others are kept. Returns by which id they are taken back. */
  importOrders(
    actor: Caller,
    lines: readonly SourceLine[],
    isMail: Readers['isMail'],
  ): Promise<OrdersPlan & { id: string }> {
    return this.unitOfWork.run(async () => {
      await this.orders.hold();
      const plan = await this.preview(lines, isMail);
      const id = this.ids.next();
      await this.orders.write(id, plan.work);
      const created = plan.lines.filter(({ action }) => action === 'create').length;
      const changes = { lines: lines.length, created, updated: plan.work.length - created };
      await this.record(actor, 'adminImportEarlierOrders', id, changes);
      return { ...plan, id };
    });
  }

  /** Takes back what a file did, within 30 days. @throws OrderImportNotFound */
  undo(actor: Caller, id: string): Promise<OrdersTakenBack> {
    return this.unitOfWork.run(async () => {
      await this.orders.hold();
      const done = await this.orders.takeBack(id);
      if (done.removed + done.restored === 0) throw new OrderImportNotFound();
      await this.record(actor, 'adminUndoEarlierOrders', id, { ...done });
      return done;
    });
  }

  private record(
    actor: Caller,
    action: string,
    entityId: string,
    changes: Record<string, number>,
  ): Promise<void> {
    return this.audit.record({ actor, action, entity: 'earlier_order_import', entityId, changes });
  }
}
