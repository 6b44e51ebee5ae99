import ShopIcon from '@mui/icons-material/StorefrontOutlined';
import { Box, Button } from '@mui/material';
import {
  BooleanInput,
  NumberInput,
  required,
  SelectInput,
  TextArrayInput,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { DeleteButton } from '../layout/delete-button';
import { ShopEdit } from '../layout/record-pages';
import { RecordTitle } from '../layout/record-title';
import { words } from '../layout/words';
import { SaveButton } from '../layout/save-button';
import { Section } from '../layout/section';
import { ShopForm } from '../layout/shop-form';
import type { ProductRecord } from '../records';
import { BodyInput } from './body-input';
import { BundlesSection } from './bundles-section';
import { CategoryInput } from './category-input';
import { productFields } from './compared-fields';
import { OnTheWaySection } from './on-the-way';
import { PlacesSection } from './places-section';
import { CostsSection } from './costs-section';
import { DuplicateButton } from './duplicate-button';
import { FilesSection } from './files-section';
import { FieldsSection } from './fields-section';
import { GroupPricesSection } from './group-prices-section';
import { PicturesInput } from './pictures-input';
import { PreviewButton } from './preview-button';
import { ProductColumns } from './product-columns';
import { RelatedInput } from './related-input';
import { SellingInput } from './selling-input';
import { PriceHistory } from './price-history';
import { SeoSection } from './seo-section';
import { SpecificationsInput } from './specifications-input';
import { StockHistory } from './stock-history';
import { TranslateButton } from '../layout/translate-button';
import { descriptionRules, nameRules, priceRules } from './rules';
import { DiscountInput, withoutIdleEnd } from './discount-input';
import { VariantsSection } from './variants-section';
import { smallestStep, withCurrency } from '../layout/shop-currency';
import { t } from '../texts';

/** The product as shoppers see it; a draft and an archived one have no page. */
const ViewInShop = () => {
  const product = useRecordContext<ProductRecord>();
  if (product?.status !== 'active') return null;
  return (
    <Button
      size="small"
      startIcon={<ShopIcon />}
      href={`/product/${product.id}`}
      target="_blank"
      rel="noopener"
    >
      {t('View in the shop')}
    </Button>
  );
};

const Tools = () => (
  <TopToolbar>
    <ViewInShop />
    <PreviewButton />
    <TranslateButton kind="product" owner={(product: ProductRecord) => String(product.id)} />
    <DuplicateButton />
  </TopToolbar>
);

/** In reach wherever one is on the long page. */
const saveBar = {
  justifyContent: 'space-between',
  px: { sm: '0 !important' },
  mt: 2,
  position: { sm: 'sticky' },
  bottom: { sm: 0 },
  zIndex: 2,
  bgcolor: { sm: 'background.default' },
};

const SaveBar = () => (
  <Toolbar sx={saveBar}>
    <SaveButton />
    <DeleteButton
      title={t('Delete this product?')}
      text={t('It disappears from the shop. Past orders keep it as it was.')}
    />
  </Toolbar>
);

const Price = () => {
  const variants = useWatch({ name: 'variants' }) as unknown[] | undefined;
  const several = (variants?.length ?? 0) > 1;
  return (
    <NumberInput
      source="price"
      label={withCurrency(t('Price'))}
      min={0}
      step={smallestStep()}
      validate={priceRules}
      readOnly={several}
      helperText={several ? t('Each variant has its own') : t('What is charged')}
    />
  );
};

const taxCategories = ['standard', 'reduced', 'second_reduced', 'super_reduced', 'zero', 'exempt'].map(
  (id) => ({ id, name: words(id) }),
);

const Main = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Section title={t('Details')}>
      <TextInput source="name" label={t('Name')} validate={nameRules} />
      <TextInput
        source="description"
        label={t('Description')}
        multiline
        minRows={4}
        validate={descriptionRules}
      />
      <BodyInput />
      <CategoryInput />
      <RelatedInput />
      <TextArrayInput
        source="categories"
        label={t('Also in')}
        helperText={t('Press Enter after each category')}
      />
    </Section>
    <Section title={t('Specifications')}>
      <SpecificationsInput />
    </Section>
    <FieldsSection />
    <VariantsSection />
    <BundlesSection />
    <FilesSection />
    <CostsSection />
    <GroupPricesSection />
    <PlacesSection />
    <OnTheWaySection />
    <SeoSection />
    <History />
  </Box>
);

const History = () => {
  const product = useRecordContext<ProductRecord>();
  return <Section title={t('Stock history')}>{product && <StockHistory product={product} />}</Section>;
};

const Aside = () => {
  const product = useRecordContext<ProductRecord>();
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Section title={t('Price and place')}>
        <Price />
        <DiscountInput
          helperText={t(
            'The shop shows it as a sale. What it crosses out is chosen in Settings, General, Sales',
          )}
        />
        <SellingInput />
        <BooleanInput source="isFeatured" label={t('Show among the featured products')} helperText={false} />
      </Section>
      <Section title={t('Delivery and tax')}>
        <BooleanInput source="isShipped" label={t('Is sent to the buyer')} helperText={false} />
        <SelectInput
          source="taxCategory"
          label={t('Taxed as')}
          choices={taxCategories}
          helperText={t('The rates stand on the page Taxes')}
          validate={required()}
        />
      </Section>
      <Section title={t('Pictures')}>
        <PicturesInput />
      </Section>
      <Section title={t('Price history')}>{product && <PriceHistory product={product} />}</Section>
    </Box>
  );
};

/** Everything about a product on one page. Saved only over the version that was read; money is never optimistic. */
export const ProductEdit = () => (
  <ShopEdit
    mutationMode="pessimistic"
    redirect={false}
    transform={withoutIdleEnd}
    title={<RecordTitle otherwise={t('Product')} />}
    actions={<Tools />}
    component="div"
    sx={{ '& .RaEdit-noActions': { mt: 2 } }}
  >
    <ShopForm
      compared={productFields}
      toolbar={<SaveBar />}
      sx={{ p: '0 !important', pb: { xs: '64px !important', sm: '0 !important' } }}
    >
      <ProductColumns>
        <Main />
        <Aside />
      </ProductColumns>
    </ShopForm>
  </ShopEdit>
);
