import { Box } from '@mui/material';
import { BooleanInput, Create, NumberInput, TextInput, Toolbar, useNotify, useRedirect } from 'react-admin';
import { useWatch } from 'react-hook-form';
import { SaveButton } from '../layout/save-button';
import { Section } from '../layout/section';
import { ShopForm } from '../layout/shop-form';
import type { ProductOption, ProductRecord } from '../records';
import { BodyInput } from './body-input';
import { CategoryInput } from './category-input';
import { RequiredFields } from './fields-section';
import { OptionsEditor } from './options-editor';
import { PicturesInput } from './pictures-input';
import { ProductColumns } from './product-columns';
import { descriptionRules, nameRules, priceRules, stockRule } from './rules';
import { SellingInput } from './selling-input';
import { DiscountInput, withoutIdleEnd } from './discount-input';
import { VariantsGrid } from './variants-grid';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { t } from '../texts';

const CreateToolbar = () => (
  <Toolbar sx={{ px: { sm: '0 !important' } }}>
    <SaveButton once label={t('Create product')} />
  </Toolbar>
);

const cleared = {
  ...{ name: '', description: '', price: null, discount: 0, stock: null, isFeatured: false },
  ...{ status: 'active', publishAt: null, saleEndsAt: null, options: [], variants: [], images: [] },
};

/** What has options is counted by its variants, anything else as a whole. */
export const asSent = ({ options = [], variants = [], stock, ...product }: Partial<ProductRecord>) => ({
  ...withoutIdleEnd(product),
  ...(options.length > 0 ? { options, variants } : { stock }),
});

const Stock = () => {
  const options = useWatch({ name: 'options' }) as ProductOption[] | undefined;
  if (options?.length) return <VariantsGrid />;
  return (
    <NumberInput
      source="stock"
      label={t('Stock')}
      min={0}
      step={1}
      validate={stockRule}
      helperText={t('Leave empty when stock is not counted')}
    />
  );
};

const Main = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Section title={t('Details')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} autoFocus />
      <TextInput
        source="description"
        label={t('Description')}
        multiline
        minRows={4}
        validate={descriptionRules}
      />
      <BodyInput />
      <CategoryInput />
      <RequiredFields />
    </Section>
    <Section title={t('Variants and stock')}>
      <OptionsEditor />
      <Stock />
    </Section>
  </Box>
);

const Aside = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Section title={t('Price and place')}>
      <NumberInput
        source="price"
        label={withCurrency(t('Price'))}
        min={0}
        step={smallestStep()}
        validate={priceRules}
      />
      <DiscountInput />
      <SellingInput />
      <BooleanInput source="isFeatured" label={t('Show among the featured products')} helperText={false} />
    </Section>
    <Section title={t('Pictures')}>
      <PicturesInput isRequired />
    </Section>
  </Box>
);

/**
 * A new product with its pictures and variants, and the messages of specification 5; once made, it is there to be gone on
 * with. The browser's own validation is off: it would swallow the messages.
 */
export const ProductCreate = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (product: ProductRecord) => {
    notify(t('Product created successfully'), { type: 'success' });
    redirect('edit', 'products', product.id);
  };
  return (
    <Create
      title={t('Create product')}
      component="div"
      transform={asSent}
      mutationOptions={{ onSuccess }}
      sx={{ '& .RaCreate-noActions': { mt: 2 } }}
    >
      <ShopForm toolbar={<CreateToolbar />} defaultValues={cleared} sx={{ p: '0 !important' }}>
        <ProductColumns>
          <Main />
          <Aside />
        </ProductColumns>
      </ShopForm>
    </Create>
  );
};
