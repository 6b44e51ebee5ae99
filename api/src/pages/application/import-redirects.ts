import type { AuditLog } from '../../kernel/audit.js';
import type { Caller } from '../../kernel/caller.js';
import type { Ids } from '../../kernel/ids.js';
import type { SourceLine } from '../../kernel/sources/contract.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { MOST_REDIRECTS, pathAs, RedirectNotFound } from '../domain/redirect.js';
import { planRedirects, type RedirectPlan } from '../domain/redirects-of-file.js';
import { isOfTheShop, pageIn, productIn } from '../domain/shop-addresses.js';
import { TAKEN } from './edit-redirects.js';
import type { Pages } from './ports.js';
import type { Redirects } from './redirects.js';

/** Redirects of a file: first shown, then made, then taken back if need be. */
export class ImportRedirects {
  constructor(
    private readonly redirects: Redirects,
    private readonly pages: Pages,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
    private readonly ids: Ids,
  ) {}

  /** What the file would do. `origin` is that of the shop. */
  async preview(lines: readonly SourceLine[], origin: string): Promise<RedirectPlan> {
    return this.plan(lines, origin);
  }

  /** Does it: what is wrong is left out and told, the others are made. Returns by which id they are taken back. */
  importRedirects(
    actor: Caller,
    lines: readonly SourceLine[],
    origin: string,
  ): Promise<RedirectPlan & { id: string }> {
    return this.unitOfWork.run(async () => {
      await this.redirects.hold();
      const plan = await this.plan(lines, origin);
      const id = this.ids.next();
      for (const { path, to } of plan.led) await this.redirects.lead(path, to);
      await this.redirects.addAll(
        plan.added.map((one) => ({ ...one, id: this.ids.next() })),
        id,
      );
      const changes = { lines: lines.length, created: plan.added.length };
      await this.audit.record({
        actor,
        action: 'adminImportRedirects',
        entity: 'redirect',
        entityId: id,
        changes,
      });
      return { ...plan, id };
    });
  }

  /** Takes back what a file made and nobody has deleted since: how many. Those that were led on stay so. @throws RedirectNotFound */
  undo(actor: Caller, id: string): Promise<number> {
    return this.unitOfWork.run(async () => {
      const removed = await this.redirects.removeImported(id);
      if (removed === 0) throw new RedirectNotFound();
      const changes = { removed };
      await this.audit.record({
        actor,
        action: 'adminUndoRedirects',
        entity: 'redirect',
        entityId: id,
        changes,
      });
      return removed;
    });
  }

  private async plan(lines: readonly SourceLine[], origin: string): Promise<RedirectPlan> {
    const known = await this.redirects.all();
    const shown = await this.shown(lines);
    return planRedirects(lines, known, {
      ...{ origin, most: MOST_REDIRECTS },
      objection: (from) => (isOfTheShop(from) || shown.has(from) ? { message: TAKEN } : undefined),
    });
  }

  /** Those of the old addresses at which the shop shows a product, or has a page; two questions however many there are. */
  private async shown(lines: readonly SourceLine[]): Promise<ReadonlySet<string>> {
    const paths = [...new Set(lines.flatMap(({ cells }) => pathAs((cells['from'] ?? '').trim()) ?? []))];
    const products = await this.redirects.shownProducts([
      ...new Set(paths.flatMap((path) => productIn(path) ?? [])),
    ]);
    const pages = await this.pages.taken(paths.flatMap((path) => pageIn(path) ?? []));
    return new Set(
      paths.filter((path) => products.has(productIn(path) ?? '') || pages.has(pageIn(path) ?? '')),
    );
  }
}
