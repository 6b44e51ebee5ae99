import type { Ids } from '../../../kernel/ids.js';
import type { AdoptPictures } from '../../../media/application/adopt-pictures.js';
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
    private readonly adopt: Pick<AdoptPictures, 'adoptPictures'>,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the import's id. */
  async planImport(file: ProductFile, fileName: string, by: Importer): Promise<string> {
    const declared = await this.fields.declared();
    const { lines: read, reading } = understood(file, declared);
    const lines = withKnownPictures(read, await this.pictures(picturesNamed(read)));
    return this.unitOfWork.run(async () => {
      const cells = (column: string) => lines.flatMap((line) => line.cells[column]?.trim() || []);
      const variantIds = cells('variant id').map((id) => id.toLowerCase());
      const storedProducts = await this.targets.find(variantIds, cells('sku'));
      const productIds = [...new Set(cells('product id').map((id) => id.toLowerCase()))].filter(isId);
      const ours = await this.targets.products(productIds);
      const strangers = new Set(productIds.filter((id) => !ours.includes(id)));
      const plan = planImport(lines, storedProducts, declared, strangers);
      const id = this.ids.next();
      await this.imports.add({ id, status: 'planned', fileName, by, reading }, plan.lines, plan.steps);
      return id;
    });
  }

  /** Those of the pictures that the shop has, or whose files came along with its folder of pictures. */
  private async pictures(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set(await this.targets.pictures(keys));
    const adopted = await this.adopt.adoptPictures(keys.filter((key) => !known.has(key)));
    return new Set([...known, ...adopted]);
  }
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
