import { optionWords, worded, type Texts, type Wording } from '../../kernel/goods-texts.js';
import { categoryKey } from '../domain/category-key.js';
import type { ProductField } from '../domain/fields/product-field.js';
import type { CategoryView, ImageView, ProductCard, ProductView } from './views.js';

type Page = Omit<ProductView, 'deliveryEstimate'>;

export const wordedCategory = (name: string, wording: Wording): string => wording.category(name);

/** A category of the list with what introduces it. */
export const wordedListed = (category: CategoryView, wording: Wording): CategoryView => ({
  ...category,
  name: wordedCategory(category.name, wording),
  description: worded(
    wording.of('category', categoryKey(category.name)),
    'description',
    category.description,
  ),
});

/** The words of options, by the originals. */
interface OptionWords {
  readonly name: (original: string) => string;
  readonly value: (original: string) => string;
}

/** A card as it reads in the language. Pure. */
export function wordedCard(card: ProductCard, texts: Texts | undefined, wording: Wording): ProductCard {
  return inWords(card, texts, wording, { name: wording.word, value: wording.word });
}

/** The page of a product as it reads in the language. Pure. */
export function wordedProduct(
  product: Page,
  texts: Texts | undefined,
  wording: Wording,
  declared: readonly ProductField[],
): Page {
  const word = optionWords(product.options, wording);
  const words = { name: word, value: word };
  const fields = new Map(declared.map((field) => [field.name, field]));
  return {
    ...inWords(product, texts, wording, words),
    description: worded(texts, 'description', product.description),
    body: worded(texts, 'body', product.body),
    seo: {
      title: texts?.['fields.seoTitle'] ?? (texts?.['name'] === undefined ? product.seo.title : null),
      description:
        texts?.['fields.seoDescription'] ??
        (texts?.['description'] === undefined ? product.seo.description : null),
    },
    specifications: product.specifications.map(({ name, value }) => ({
      name: wording.word(name),
      value: wording.word(value),
    })),
    facts: product.facts.map((fact) => ({
      ...fact,
      label: worded(wording.of('field', fact.name), 'label', fact.label),
      text: wordedValue(fact.text, fields.get(fact.name), texts, wording),
    })),
    options: product.options.map((option) => ({
      ...option,
      name: words.name(option.name),
      values: option.values.map((one) => ({ ...one, value: words.value(one.value) })),
    })),
    variants: product.variants.map((variant) => ({
      ...variant,
      options: pairs(variant.options, words),
    })),
  };
}

/** The text of a value of a declared field. */
export function wordedValue(
  text: string,
  field: ProductField | undefined,
  texts: Texts | undefined,
  wording: Wording,
): string {
  if (!field) return text;
  const own = wording.of('field', field.name);
  if (field.kind === 'choice') return worded(own, `choice.${text}`, text);
  if (field.kind === 'number' && field.unit && own['unit'] && text.endsWith(field.unit))
    return text.slice(0, -field.unit.length) + own['unit'];
  if (field.kind !== 'text') return text;
  return texts?.[`fields.${field.name}`] ?? wording.word(text);
}

function inWords<Card extends ProductCard>(
  card: Card,
  texts: Texts | undefined,
  wording: Wording,
  words: OptionWords,
): Card {
  const name = worded(texts, 'name', card.name);
  // what the merchant wrote is of the shop's own language
  const { address: _, ...others } = card;
  return {
    ...(others as Card),
    name,
    category: wordedCategory(card.category, wording),
    categories: card.categories.map((one) => wordedCategory(one, wording)),
    images: card.images.map((image) => wordedImage(image, { from: card.name, to: name }, texts, words)),
    swatches: card.swatches.map((one) => ({ ...one, value: words.value(one.value) })),
    ...(card.chosen && { chosen: pairs(card.chosen, words) }),
  };
}

/** A picture that is called as its product is goes on to be so. */
function wordedImage(
  image: ImageView,
  name: { from: string; to: string },
  texts: Texts | undefined,
  words: OptionWords,
): ImageView {
  const key = image.url.slice(image.url.lastIndexOf('/') + 1);
  const alt = texts?.[`alt.${key}`] ?? (image.alt === name.from ? name.to : image.alt);
  return { ...image, alt, optionValue: image.optionValue === null ? null : words.value(image.optionValue) };
}

const pairs = (options: Readonly<Record<string, string>>, words: OptionWords): Record<string, string> =>
  Object.fromEntries(Object.entries(options).map(([name, value]) => [words.name(name), words.value(value)]));
