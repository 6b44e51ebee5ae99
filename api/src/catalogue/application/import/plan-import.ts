import type { Ids } from '../../../kernel/ids.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { understood, type ProductFile } from '../../domain/import/file.js';
import { planImport } from '../../domain/import/plan-import.js';
import { picturesNamed, withKnownPictures } from '../../domain/import/pictures.js';
import type { ProductFields } from '../product-fields.js';
import { ImportTargets, Imports, type Importer } from './ports.js';

/** The dry run of a file: kept line by line, so that exactly what was shown can be confirmed. Changes no product. */
export class PlanImport {
  constructor(
    private readonly targets: ImportTargets,
    private readonly imports: Imports,
    private readonly fields: ProductFields,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the import's id. */
  planImport(file: ProductFile, fileName: string, by: Importer): Promise<string> {
    return this.unitOfWork.run(async () => {
      const declared = await this.fields.declared();
      const { lines: read, reading } = understood(file, declared);
      const known = await this.targets.pictures(picturesNamed(read));
      const lines = withKnownPictures(read, new Set(known));
      const cells = (column: string) => lines.flatMap((line) => line.cells[column]?.trim() || []);
      const variantIds = cells('variant id').map((id) => id.toLowerCase());
      const storedProducts = await this.targets.find(variantIds, cells('sku'));
      const plan = planImport(lines, storedProducts, declared);
      const id = this.ids.next();
      await this.imports.add({ id, status: 'planned', fileName, by, reading }, plan.lines, plan.steps);
      return id;
    });
  }
}
