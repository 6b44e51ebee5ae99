import type { ProductChange } from '../domain/change-product.js';
import { MIDDLE } from '../domain/product-state.js';
import { NotAProduct } from '../domain/refusals.js';
import type { Products } from './product-store.js';
import { ChangeProduct, type ProductEdit } from './change-product.js';
import { CreateProduct, type NewProduct } from './create-product.js';
import { ProductFields } from './product-fields.js';
import { TakeImages, type SentPicture, type WantedImage } from './take-images.js';

type Unread<P extends ProductChange> = Omit<P, 'fields'>;

/** Pictures as they were sent, beside what is wanted of the product itself. */
interface Sent {
  /** All of them, in their order. */
  pictures?: readonly WantedImage[] | undefined;
  /** A data URL that takes the first place; an address of the shop's own is an echo. */
  picture?: string | undefined;
  /** For declared fields, by name. */
  fields?: Readonly<Record<string, unknown>> | undefined;
}

interface AddedPicture extends Pick<ProductEdit, 'id' | 'version' | 'reason' | 'actorId'> {
  picture: SentPicture;
  alt?: string | undefined;
  optionValue?: string | null | undefined;
}

/** Writes a product together with its pictures, which are taken in before anything is changed. */
export class WriteProduct {
  constructor(
    private readonly creating: CreateProduct,
    private readonly changing: ChangeProduct,
    private readonly images: TakeImages,
    private readonly fields: ProductFields,
    private readonly products: Products,
  ) {}

  /** Returns the new product's id. @throws NotAProduct, NotAPicture, PictureTooLarge */
  async create({ picture, pictures, fields = {}, ...wanted }: Unread<NewProduct> & Sent): Promise<string> {
    const values = await this.fields.read(fields, true);
    await this.mustBeKnown(wanted.related);
    const given = placed(pictures ?? []);
    const all = picture && !given.some(({ url }) => url === picture) ? [{ url: picture }, ...given] : given;
    return this.creating.createProduct({
      ...wanted,
      fields: values,
      images: await this.images.takeImages(all, wanted.name),
    });
  }

  /** @throws ProductNotFound, ProductChanged, NotAProduct, NotAPicture, … */
  async change({ picture, pictures, fields, ...edit }: ProductEdit & Sent): Promise<void> {
    const change: ProductChange = { ...edit.change };
    await this.mustBeKnown(change.related, edit.id);
    if (fields) change.fields = await this.fields.read(fields);
    const name = edit.change.name ?? '';
    if (pictures) change.images = await this.images.takeImages(placed(pictures), name);
    if (picture?.startsWith('data:'))
      [change.mainImage] = await this.images.takeImages([{ url: picture }], name);
    await this.changing.changeProduct({ ...edit, change });
  }

  /** One that was there when it was chosen, and is no more, may stay: it is shown to nobody. @throws NotAProduct */
  private async mustBeKnown(related: readonly string[] | undefined, of?: string): Promise<void> {
    if (!related?.length) return;
    const known = new Set(await this.products.known(related));
    const gone = related.filter((id) => !known.has(id));
    if (gone.length === 0) return;
    const had = of === undefined ? [] : ((await this.products.lock(of))?.state.related ?? []);
    const at = related.findIndex((id) => gone.includes(id) && !had.includes(id));
    if (at >= 0) throw new NotAProduct(`related.${at}`, 'There is no such product');
  }

  /** One more picture of a product. @throws ProductNotFound, NotAProduct, NotAPicture, PictureTooLarge */
  async addPicture({ picture, alt, optionValue, ...edit }: AddedPicture): Promise<void> {
    const key = await this.images.file(picture);
    const addedImage = { key, alt: alt ?? '', optionValue: optionValue || null, focus: MIDDLE };
    await this.changing.changeProduct({ ...edit, change: { addedImage } });
  }
}

/** Each picture with its place in the list as it was sent. */
const placed = (pictures: readonly WantedImage[]): WantedImage[] =>
  pictures.map((one, place) => ({ ...one, member: `images.${place}.url` }));
