import type { AuditLog } from '../../../kernel/audit.js';
import type { Clock } from '../../../kernel/clock.js';
import type { FieldError } from '../../../kernel/refusal.js';
import { spellingKey } from '../../../kernel/spelling-key.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import type { Plan, PlannedLine } from '../../domain/import/plan.js';
import { faultAt, sentProducts, type SentFile, type SentPlace } from '../../domain/import/sent-products.js';
import type { ProductFields } from '../product-fields.js';
import type { ApplyStep } from './apply-step.js';
import { byHalves } from './by-halves.js';
import type { PlanImport } from './plan-import.js';
import type { Importer, ImportTargets, StoredStep } from './ports.js';
import { whatChanged } from './run-import.js';
import { groupsOf, hindered, TooLate } from './upsert-parts.js';

/** Well under the lease of a key for repeats (12 s), and under what a proxy waits: what is left then is told as not tried. */
const LONGEST_MS = 8_000;
/** So much of what is wrong with a product is told at once. */
const MOST_FAULTS = 50;

/** What became of one product, at its place in what was sent. */
export type ProductResult = { index: number } & (
  | {
      ok: true;
      action: 'create' | 'update' | 'nothing';
      id: string;
      variants: { id: string; sku: string }[];
    }
  | { ok: false; errors: FieldError[] }
);

/**
 * Products as another system keeps them, by the rules of files: a variant is meant by its id or its SKU, what is not said stays, and
 * what is so already changes nothing, however often it is sent. Each product is done whole or not at all, and hinders no other.
 */
export class UpsertProducts {
  constructor(
    private readonly plan: Pick<PlanImport, 'planFile'>,
    private readonly apply: Pick<ApplyStep, 'applySteps'>,
    private readonly targets: ImportTargets,
    private readonly fields: ProductFields,
    private readonly audit: AuditLog,
    private readonly clock: Clock,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** A result for each product, in order. What fails by no fault of the sender hinders no other either, and is told to `failed`. */
  async upsertProducts(
    by: Importer,
    sent: readonly unknown[],
    maySetCosts: boolean,
    failed: (error: unknown) => void = () => undefined,
  ): Promise<ProductResult[]> {
    const until = this.clock.now().valueOf() + LONGEST_MS;
    const read = sentProducts(sent, await this.fields.declared());
    const { plan } = await this.plan.planFile(read.file, maySetCosts);
    const refused = new Map<number, FieldError[]>(read.faults);
    for (const line of plan.lines) if (line.errors.length > 0) told(refused, read, line);
    const note = (own: readonly number[], errors: FieldError[]) => {
      for (const index of own) refused.set(index, refused.get(index) ?? errors);
    };
    for (const group of groupsOf(plan.steps, read)) {
      const able = group.filter(({ own }) => {
        // a line of it was refused: half a product is none
        const half = own.find((index) => refused.has(index));
        if (half === undefined) return true;
        note(own, [{ field: 'product', message: `products.${half} of the same product cannot be used` }]);
        return false;
      });
      await byHalves(
        able,
        (some) => {
          if (this.clock.now().valueOf() > until) throw new TooLate();
          return this.together(
            by,
            some.map(({ stored }) => stored),
          );
        },
        ({ own }, error) => note(own, hindered(error, failed)),
      );
    }
    return this.results(sent.length, read, plan, refused);
  }

  /** All of them or none, in one transaction. */
  private together(by: Importer, steps: readonly StoredStep[]): Promise<void> {
    return this.unitOfWork.run(async () => {
      const made = { id: '', status: 'running', fileName: 'by the API', by } as const;
      const became = await this.apply.applySteps(steps, 'run', made);
      await this.audit.record(
        ...steps.map((step, at) => ({
          ...{ actor: by, action: 'adminUpsertProducts', entity: 'product' },
          entityId: became[at]?.productId ?? step.productId ?? '',
          changes: whatChanged(step, 'run'),
        })),
      );
    });
  }

  private async results(
    many: number,
    { places, file }: SentFile,
    { lines }: Plan,
    refused: ReadonlyMap<number, FieldError[]>,
  ): Promise<ProductResult[]> {
    const cells = (column: string) => file.lines.flatMap((line) => line.cells[column]?.trim() || []);
    const ids = cells('variant id').map((id) => id.toLowerCase());
    const found = await this.targets.find(ids, [
      ...cells('sku'),
      ...lines.map(({ sku }) => sku).filter(Boolean),
    ]);
    const products = new Map(
      found.flatMap(({ state }) => state.variants.map(({ sku }) => [spellingKey(sku), state] as const)),
    );
    const first = new Map<number, PlannedLine[]>();
    for (const line of lines) {
      const index = places.get(line.line)?.index ?? -1;
      first.set(index, [...(first.get(index) ?? []), line]);
    }
    return Array.from({ length: many }, (_, index): ProductResult => {
      const own = first.get(index) ?? [];
      const [state] = own.flatMap(({ sku }) => products.get(spellingKey(sku)) ?? []);
      const errors = refused.get(index);
      if (errors || !state) return { index, ok: false, errors: (errors ?? [GONE]).slice(0, MOST_FAULTS) };
      const action = own.find((line) => line.action !== 'nothing')?.action ?? 'nothing';
      const variants = state.variants.map(({ id, sku }) => ({ id, sku }));
      return { index, ok: true, action: action === 'error' ? 'nothing' : action, id: state.id, variants };
    });
  }
}

const GONE: FieldError = { field: 'product', message: 'It was changed meanwhile: send it again' };
function told(refused: Map<number, FieldError[]>, { places }: SentFile, line: PlannedLine): void {
  const place: SentPlace = places.get(line.line) ?? { index: -1, variant: undefined };
  const errors = line.errors.map((error) => faultAt(error, place, places));
  const all = [...(refused.get(place.index) ?? []), ...errors];
  // what is wrong with the product is so in the line of each of its variants
  refused.set(place.index, [...new Map(all.map((one) => [JSON.stringify(one), one])).values()]);
}
