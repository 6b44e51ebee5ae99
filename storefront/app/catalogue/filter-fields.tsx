import type { Facets } from '../platform/api/types';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { Checkbox } from '../ui/choice';
import { categoryLabel } from '../platform/messages/en/categories';
import { categoryName, categoryPlace } from './category-tree';
import { FilterGroup } from './filter-group';
import { type Filters, priceRanges, ratingSteps } from './filters';
import { ignore } from './ignore';
import { PriceLimits } from './price-limits';
import { chosenOf, spellingKey } from './spelling-key';

type FieldsProps = { filters: Filters; facets: Facets; total: number; withCategories?: boolean };

/** Options of fewer products than this share say little of a list: no storage among lamps and dresses. */
const LEAST_SHARE = 0.2;

function fitting({ options }: Facets, total: number, filters: Filters): Facets['options'] {
  return options.filter(({ name, values }) => {
    const chosen = filters.options.some(
      (pair) => spellingKey(pair.split(':')[0] ?? '') === spellingKey(name),
    );
    const most = Math.max(...values.map(({ count }) => count));
    return chosen || values.some(({ swatch }) => swatch) || most >= total * LEAST_SHARE;
  });
}

const inOrder = (categories: Facets['categories']) =>
  categories.toSorted((one, other) => categoryPlace(one.value) - categoryPlace(other.value));

/** Category, price, rating, the products' own options, availability and offers. */
export function FilterFields({ filters, facets, total, withCategories }: FieldsProps) {
  const ratings = ratingSteps.map((step) => ({
    ...step,
    count: facets.ratings.find(({ value }) => String(value) === step.value)?.count,
  }));
  const prices = priceRanges().map((range, place) => ({ ...range, count: facets.prices[place]?.count }));
  return (
    <>
      {withCategories && (
        <FilterGroup
          legend={catalogueTexts.category}
          name="category"
          values={inOrder(facets.categories).map((one) => ({
            ...one,
            label: categoryLabel(categoryName(one.value)),
          }))}
          chosen={filters.categories}
        />
      )}
      <FilterGroup
        legend={catalogueTexts.price}
        name="price"
        radio={catalogueTexts.anyPrice}
        values={prices}
        chosen={[filters.min || filters.max ? 'own' : filters.price]}
      >
        <PriceLimits min={filters.min} max={filters.max} within={facets.price} />
      </FilterGroup>
      <FilterGroup
        legend={catalogueTexts.rating}
        name="rating"
        radio={catalogueTexts.anyRating}
        values={ratings}
        chosen={[filters.rating]}
      />
      {fitting(facets, total, filters).map(({ name, values }) => (
        <FilterGroup
          key={name}
          legend={name}
          name="option"
          values={values.map((option) => ({
            ...option,
            value: `${name}:${option.value}`,
            label: option.value,
          }))}
          chosen={chosenOf(
            values.map(({ value }) => `${name}:${value}`),
            filters.options,
          )}
        />
      ))}
      {facets.fields.map(({ name, label, values }) => (
        <FilterGroup
          key={`f.${name}`}
          legend={label}
          name={`f.${name}`}
          values={values}
          chosen={chosenOf(
            values.map(({ value }) => value),
            filters.fields.flatMap((pair) =>
              pair.startsWith(`${name}:`) ? pair.slice(name.length + 1) : [],
            ),
          )}
        />
      ))}
      <fieldset>
        <legend className="field-label mb-1">{catalogueTexts.availability}</legend>
        <Checkbox
          name="stock"
          value="1"
          checked={filters.inStock}
          onChange={ignore}
          label={`${catalogueTexts.inStock} (${facets.inStock})`}
        />
        <Checkbox
          name="sale"
          value="1"
          checked={filters.onSale}
          onChange={ignore}
          label={catalogueTexts.onSale}
        />
      </fieldset>
    </>
  );
}
