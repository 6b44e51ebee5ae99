import type { Facets } from '../platform/api/types';
import { capitalised } from '../platform/format';
import { catalogueTexts } from '../platform/messages/en/catalogue';
import { Checkbox } from '../ui/choice';
import { FilterGroup } from './filter-group';
import { type Filters, priceRanges, ratingSteps } from './filters';
import { ignore } from './ignore';

type FieldsProps = { filters: Filters; facets: Facets; withCategories?: boolean };

/** Category, price, rating, the products' own options, availability and offers. */
export function FilterFields({ filters, facets, withCategories }: FieldsProps) {
  const ratings = ratingSteps.map((step) => ({
    ...step,
    count: facets.ratings.find(({ value }) => String(value) === step.value)?.count,
  }));
  return (
    <>
      {withCategories && (
        <FilterGroup
          legend={catalogueTexts.category}
          name="category"
          values={facets.categories.map((one) => ({ ...one, label: capitalised(one.value) }))}
          chosen={filters.categories}
        />
      )}
      <FilterGroup
        legend={catalogueTexts.price}
        name="price"
        radio={catalogueTexts.anyPrice}
        values={priceRanges}
        chosen={[filters.price]}
      />
      <FilterGroup
        legend={catalogueTexts.rating}
        name="rating"
        radio={catalogueTexts.anyRating}
        values={ratings}
        chosen={[filters.rating]}
      />
      {facets.options.map(({ name, values }) => (
        <FilterGroup
          key={name}
          legend={name}
          name="option"
          values={values.map((option) => ({
            ...option,
            value: `${name}:${option.value}`,
            label: option.value,
          }))}
          chosen={filters.options}
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
