import type { AuditLog } from '../../../kernel/audit.js';
import { Refusal } from '../../../kernel/refusal.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { arrived, type FetchedPicture } from '../../domain/import/arrived-pictures.js';
import type { ApplyStep } from './apply-step.js';
import { byHalves, inGroups, weightOf } from './by-halves.js';
import type { FetchPictures } from './import-pictures.js';
import { Imports, type Direction, type StoredImport, type StoredStep } from './ports.js';

/**
 * Works an import off, forwards or backwards: each product whole or not at all, some of them in one transaction.
 * Pictures elsewhere are fetched first. Killed and begun again it goes on where it stopped. What is refused is written down and the next one taken.
 */
export class RunImport {
  constructor(
    private readonly imports: Imports,
    private readonly apply: Pick<ApplyStep, 'applySteps'>,
    private readonly pictures: Pick<FetchPictures, 'fetchPictures'>,
    private readonly audit: AuditLog,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  async runImport(id: string, direction: Direction): Promise<void> {
    const wanted = direction === 'run' ? 'running' : 'undoing';
    const stored = await this.unitOfWork.run(() => this.imports.lock(id));
    if (stored?.status !== wanted) return;
    const fetched = direction === 'run' ? await this.pictures.fetchPictures(id) : NONE;
    const waiting = await this.imports.waiting(id, direction);
    for (const group of inGroups(waiting, weightOf))
      await byHalves(
        group.map(({ position }) => position),
        (some) => this.unitOfWork.run(() => this.some(stored, some, direction, fetched)),
        (position, error) => this.refuse(stored, position, direction, error),
      );
    await this.unitOfWork.run(() => this.imports.become(id, direction === 'run' ? 'done' : 'undone'));
  }

  private async refuse(
    { id }: StoredImport,
    position: number,
    direction: Direction,
    error: unknown,
  ): Promise<void> {
    // what would fail for ever holds up none of the others
    const refusal =
      error instanceof Refusal ? error.message : this.imports.isOfData(error) ? NOT_SAVED : undefined;
    if (refusal === undefined) throw error;
    const settled = [{ position, refusal }];
    await this.unitOfWork.run(() => this.imports.settle(id, direction, settled));
  }

  private async some(
    stored: StoredImport,
    positions: readonly number[],
    direction: Direction,
    fetched: Fetched,
  ): Promise<void> {
    const planned = await this.imports.lockSteps(stored.id, positions, direction);
    if (planned.length === 0) return;
    const pictured = planned.map((step) => withPictures(step, fetched));
    const steps = pictured.map(({ step }) => step);
    const became = await this.apply.applySteps(steps, direction, stored);
    const settled = pictured.map(({ step: { position }, message }, at) => ({
      ...{ position, ...(message ? { message } : {}), ...became[at] },
    }));
    await this.imports.settle(stored.id, direction, settled);
    if (direction === 'undo')
      for (const { position, versionAfter } of settled)
        if (versionAfter !== undefined) await this.imports.restore(stored.id, position, versionAfter);
    await this.audit.record(
      ...steps.map((step, at) => ({
        actor: stored.by,
        action: direction === 'run' ? 'adminRunProductImport' : 'adminUndoProductImport',
        entity: 'product',
        entityId: became[at]?.productId ?? step.productId ?? '',
        changes: { import: stored.id, file: stored.fileName, ...whatChanged(step, direction) },
      })),
    );
  }
}

/** Of what the database would not have. */
const NOT_SAVED = 'It could not be saved';
type Fetched = ReadonlyMap<string, FetchedPicture>;
const NONE: Fetched = new Map();

/** With the keys of the pictures that have arrived; a product that gets none of new ones keeps those that it has. */
function withPictures(step: StoredStep, fetched: Fetched): { step: StoredStep; message?: string } {
  const wanted = step.kind === 'create' ? step.product.images : step.apply.product.images;
  if (!wanted) return { step };
  const { images, ...told } = arrived(wanted, fetched);
  if (step.kind === 'create') return { step: { ...step, product: { ...step.product, images } }, ...told };
  const { images: _, ...others } = step.apply.product;
  const product = images.length > 0 ? { ...others, images } : others;
  return { step: { ...step, apply: { ...step.apply, product } }, ...told };
}

/** What the audit log keeps of a step. */
export function whatChanged(step: StoredStep, direction: Direction) {
  if (step.kind === 'create')
    return { [direction === 'run' ? 'created' : 'removed']: withoutCosts(step.product) };
  const [apply, undo] = [withoutCosts(step.apply), withoutCosts(step.undo)];
  return direction === 'run' ? { from: undo, to: apply } : { from: apply, to: undo };
}

/** Whoever reads the audit log need not know what goods cost. */
const withoutCosts = <Change extends { variants: readonly { costCents?: number | null }[] }>(
  change: Change,
) => ({ ...change, variants: change.variants.map(({ costCents: _, ...variant }) => variant) });
