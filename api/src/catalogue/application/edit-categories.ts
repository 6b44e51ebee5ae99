import type { CategoryNames } from '../../kernel/category-names.js';
import type { UnitOfWork } from '../../kernel/unit-of-work.js';
import { categoryKey } from '../domain/category-key.js';
import { CategoryInUse, CategoryNotFound, CategoryTaken } from '../domain/refusals.js';
import type { AdminCategory, AdminQuery } from './admin-views.js';
import type { TakeImages, WantedImage } from './take-images.js';

/** A category's own words, apart from the products in it. */
export interface CategoryRecord {
  name: string;
  position: number;
  /** Key of its picture. */
  image: string | null;
  description: string;
}

export interface WantedCategory {
  name?: string | undefined;
  position?: number | undefined;
  /** A data URL, an address of the shop's own, or null for none. */
  image?: string | null | undefined;
  description?: string | undefined;
}

/** The categories that have words of their own; a product may name others, which then need none. */
export abstract class Categories {
  abstract list(query: AdminQuery): Promise<{ items: AdminCategory[]; total: number }>;
  abstract find(key: string): Promise<AdminCategory | undefined>;
  abstract record(key: string): Promise<CategoryRecord | undefined>;
  /** False when there is one of this key already, also when two come at once. */
  abstract add(key: string, category: CategoryRecord): Promise<boolean>;
  abstract put(key: string, category: CategoryRecord): Promise<void>;
  /** Products follow the new name. */
  abstract rename(from: string, to: string, name: string): Promise<void>;
  /** Puts the products of one category into another one. */
  abstract move(from: string, to: string, name: string): Promise<void>;
  abstract remove(key: string): Promise<void>;
}

const BLANK: CategoryRecord = { name: '', position: 1_000, image: null, description: '' };

/** Staff's work on categories. */
export class EditCategories {
  constructor(
    private readonly categories: Categories,
    private readonly images: TakeImages,
    private readonly unitOfWork: UnitOfWork,
    private readonly names: CategoryNames,
  ) {}

  /** Returns its key. @throws CategoryTaken */
  async create(wanted: WantedCategory & { name: string }): Promise<string> {
    const key = categoryKey(wanted.name);
    const image = await this.imageOf(wanted);
    return this.unitOfWork.run(async () => {
      if (!(await this.categories.add(key, merged(BLANK, wanted, image)))) throw new CategoryTaken();
      return key;
    });
  }

  /** Returns its key, which follows the name. @throws CategoryNotFound, CategoryTaken */
  async change(key: string, wanted: WantedCategory): Promise<string> {
    const image = await this.imageOf(wanted);
    return this.unitOfWork.run(async () => {
      const known = await this.categories.find(key);
      if (!known) throw new CategoryNotFound();
      const before = (await this.categories.record(key)) ?? { ...BLANK, name: known.name };
      const after = merged(before, wanted, image);
      const next = categoryKey(after.name);
      if (next !== key && (await this.categories.find(next))) throw new CategoryTaken();
      if (after.name !== known.name) {
        await this.categories.rename(key, next, after.name);
        await this.names.follow(known.name, after.name);
      }
      await this.categories.put(next, after);
      return next;
    });
  }

  /** Products in it go to the category `moveTo`; without one they stand in the way. @throws CategoryNotFound, CategoryInUse */
  remove(key: string, moveTo?: string): Promise<void> {
    return this.unitOfWork.run(async () => {
      const known = await this.categories.find(key);
      const other = moveTo === undefined ? undefined : await this.categories.find(moveTo);
      if (!known || (moveTo !== undefined && !other)) throw new CategoryNotFound();
      if (known.count > 0 && (!other || other.id === key)) throw new CategoryInUse(known.count);
      if (known.count > 0 && other) await this.categories.move(key, other.id, other.name);
      await this.categories.remove(key);
    });
  }

  /** Undefined: leave it. */
  private async imageOf({ image, name = '' }: WantedCategory): Promise<string | null | undefined> {
    if (!image) return image === undefined ? undefined : null;
    const sent: WantedImage = { url: image };
    const [taken] = await this.images.takeImages([sent], name);
    return taken?.key ?? null;
  }
}

function merged(
  before: CategoryRecord,
  { name, position, description }: WantedCategory,
  image: string | null | undefined,
): CategoryRecord {
  return {
    name: name ?? before.name,
    position: position ?? before.position,
    description: description ?? before.description,
    image: image === undefined ? before.image : image,
  };
}
