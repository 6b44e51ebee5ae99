import type { Ids } from '../../../kernel/ids.js';
import type { AdoptPictures } from '../../../media/application/adopt-pictures.js';
import type { ShopTerms } from '../../../kernel/shop-terms.js';
import { LANGUAGE } from '../../../kernel/languages.js';
import type { SaidText, TextBook } from '../../../kernel/text-book.js';
import type { Tongues } from '../../../kernel/tongue.js';
import type { UnitOfWork } from '../../../kernel/unit-of-work.js';
import { understood, type ProductFile, type Reading } from '../../domain/import/file.js';
import type { ExistingProduct, Plan } from '../../domain/import/plan.js';
import { BUNDLE } from '../../domain/import/bundle-cells.js';
import { COST } from '../../domain/import/columns.js';
import type { Line } from '../../domain/import/file-line.js';
import { planImport } from '../../domain/import/plan-import.js';
import { addressesIn } from '../../domain/import/arrived-pictures.js';
import {
  picturesElsewhere,
  picturesNamed,
  withFetched,
  withKnownPictures,
} from '../../domain/import/pictures.js';
import { textCells } from '../../domain/import/translated-cells.js';
import type { ProductFields } from '../product-fields.js';
import type { FiledBundles } from './filed-bundles.js';
import type { FiledGroupPrices } from './filed-group-prices.js';
import type { ImportPictures } from './import-pictures.js';
import type { VariantCosts } from '../variant-costs.js';
import { ImportTargets, Imports, type Importer } from './ports.js';

/** The dry run of a file: kept line by line, so that exactly what was shown can be confirmed. Changes no product. */
export class PlanImport {
  constructor(
    private readonly targets: ImportTargets,
    private readonly imports: Imports,
    private readonly elsewhere: ImportPictures,
    private readonly fields: ProductFields,
    private readonly costs: Pick<VariantCosts, 'known'>,
    private readonly groupPrices: Pick<FiledGroupPrices, 'known'>,
    private readonly bundles: Pick<FiledBundles, 'known'>,
    private readonly adopt: Pick<AdoptPictures, 'adoptPictures'>,
    private readonly texts: TextBook,
    private readonly terms: ShopTerms,
    private readonly tongues: Tongues,
    private readonly ids: Ids,
    private readonly unitOfWork: UnitOfWork,
  ) {}

  /** Returns the import's id. */
  async planImport(file: ProductFile, fileName: string, by: Importer, maySetCosts = false): Promise<string> {
    return this.unitOfWork.run(async () => {
      const { plan, reading } = await this.planFile(file, maySetCosts);
      const id = this.ids.next();
      await this.imports.add({ id, status: 'planned', fileName, by, reading }, plan.lines, plan.steps);
      await this.elsewhere.want(id, addressesIn(plan.steps));
      return id;
    });
  }

  /** What the file would do, for whoever does it at once. */
  async planFile(file: ProductFile, maySetCosts: boolean): Promise<{ plan: Plan; reading: Reading }> {
    const declared = await this.fields.declared();
    const languages = await this.languages();
    const { lines: read, reading } = understood(file, declared, languages);
    const fetched = withFetched(read, await this.elsewhere.known(picturesElsewhere(read)));
    const pictured = withKnownPictures(fetched, await this.pictures(picturesNamed(fetched)));
    const lines = maySetCosts ? pictured : pictured.map(withoutCost);
    return this.unitOfWork.run(async () => {
      const cells = (column: string) => lines.flatMap((line) => line.cells[column]?.trim() || []);
      const variantIds = cells('variant id').map((id) => id.toLowerCase());
      const known = await this.withCosts(await this.targets.find(variantIds, cells('sku')));
      const { skus, products: made } = await this.withBundles(known, cells(BUNDLE));
      const { groups, products: storedProducts } = await this.withGroupPrices(made, lines);
      const productIds = [...new Set(cells('product id').map((id) => id.toLowerCase()))].filter(isId);
      const ours = await this.targets.products(productIds);
      const strangers = new Set(productIds.filter((id) => !ours.includes(id)));
      const isTranslated = lines.some(({ cells: all }) => textCells(all, declared, languages).length > 0);
      const stored = isTranslated ? await this.translations(storedProducts) : [];
      const plan = planImport(lines, storedProducts, declared, strangers, {
        ...{ languages, stored, groups, skus },
      });
      return { plan, reading };
    });
  }

  private async withCosts(products: readonly ExistingProduct[]): Promise<ExistingProduct[]> {
    const ids = products.flatMap(({ state }) => state.variants.map(({ id }) => id));
    const costs = await this.costs.known(ids);
    return products.map((product) => ({ ...product, costs }));
  }

  private async withBundles(products: readonly ExistingProduct[], cells: readonly string[]) {
    const ids = products.flatMap(({ state }) => state.variants.map(({ id }) => id));
    const { skus, bundles } = await this.bundles.known(cells, ids);
    return { skus, products: products.map((product) => ({ ...product, bundles })) };
  }

  private async withGroupPrices(products: readonly ExistingProduct[], lines: readonly Line[]) {
    const columns = [...new Set(lines.flatMap(({ cells }) => Object.keys(cells)))];
    const ids = products.flatMap(({ state }) => state.variants.map(({ id }) => id));
    const { groups, prices: groupPrices } = await this.groupPrices.known(columns, ids);
    return { groups, products: products.map((product) => ({ ...product, groupPrices })) };
  }

  /** That a file may have besides the shop's own, offered or not yet. */
  private async languages(): Promise<string[]> {
    const [own = LANGUAGE] = (await this.terms.read()).languages;
    return this.tongues.known().filter((tag) => tag !== own);
  }

  private async translations(products: readonly ExistingProduct[]): Promise<SaidText[]> {
    const ids = products.map(({ state }) => state.id);
    const [own, shared] = await Promise.all([this.texts.ofProducts(ids), this.texts.shared()]);
    return [...own, ...shared];
  }

  /** Those of the pictures that the shop has, or whose files came along with its folder of pictures. */
  private async pictures(keys: readonly string[]): Promise<ReadonlySet<string>> {
    const known = new Set(await this.targets.pictures(keys));
    const adopted = await this.adopt.adoptPictures(keys.filter((key) => !known.has(key)));
    return new Set([...known, ...adopted]);
  }
}

/** Of whoever may not set costs a line that says one is refused, not half done. */
function withoutCost(line: Line): Line {
  const { [COST]: cost = '', ...cells } = line.cells;
  if (cost.trim() === '') return line;
  const refused = { field: COST, message: 'Your account may not set costs: leave this column away' };
  return { ...line, cells, errors: [...(line.errors ?? []), refused] };
}

const isId = (text: string): boolean => /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/.test(text);
