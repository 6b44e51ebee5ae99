import { Refusal, type RefusalKind } from '../../kernel/refusal.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { ArchiveNotFound } from '../domain/refusals.js';
import type { ImportShop } from './import-shop.js';
import type { ArchiveDesk } from './ports.js';

/** Within some minutes: as long as a database needs for another leader, or somebody to make room. */
export const MOST_TRIES = 6;
const GAVE_UP =
  'The shop could not be filled because of a fault of its own; its log says more. Nothing has changed.';

/** Refusals that the file has no part in: pictures that find no room, or nobody who keeps them. */
const PASSING: readonly RefusalKind[] = ['full', 'unavailable', 'too-many'];
const isOfTheFile = (error: unknown): error is Refusal =>
  error instanceof Refusal && !PASSING.includes(error.kind);

/** Fills the empty shop with the file that came in; whatever ends it half way, the next try finds the shop empty and the file whole. */
export class FillShop {
  constructor(
    private readonly desk: ArchiveDesk,
    private readonly shop: Pick<ImportShop, 'importShop'>,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async fill(id: string): Promise<void> {
    const begun = await this.desk.beginFilling(id);
    if (!begun) return;
    if (begun.tries > MOST_TRIES) {
      await this.desk.end(id, { sentence: GAVE_UP });
      return;
    }
    try {
      await this.unitOfWork.run(async () => {
        const brought = await this.shop.importShop(begun.actor, this.desk.pieces(id));
        if (!(await this.desk.end(id, { brought }))) throw new ArchiveNotFound();
      });
    } catch (error) {
      if (isOfTheFile(error)) {
        await this.desk.end(id, { sentence: error.message });
        return;
      }
      if (begun.tries === MOST_TRIES)
        await this.desk.end(id, { sentence: error instanceof Refusal ? error.message : GAVE_UP });
      throw error;
    }
  }
}
