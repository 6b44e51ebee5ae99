import { Box } from '@mui/material';
import {
  BooleanInput,
  CloneButton,
  DeleteButton,
  Edit,
  NumberInput,
  required,
  SaveButton,
  SelectInput,
  SimpleForm,
  TextArrayInput,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { useWatch } from 'react-hook-form';
import { Section } from '../layout/section';
import type { ProductRecord } from '../records';
import { CategoryInput } from './category-input';
import { OptionsEditor } from './options-editor';
import { PicturesInput } from './pictures-input';
import { PriceHistory } from './price-history';
import { descriptionRules, discountRule, nameRules, priceRules } from './rules';
import { VariantsGrid } from './variants-grid';

const Title = () => <>{useRecordContext<ProductRecord>()?.name ?? 'Product'}</>;

const Tools = () => (
  <TopToolbar>
    <CloneButton label="Duplicate" />
  </TopToolbar>
);

const SaveBar = () => (
  <Toolbar sx={{ justifyContent: 'space-between', px: { sm: '0 !important' }, mt: 2 }}>
    <SaveButton />
    <DeleteButton
      mutationMode="pessimistic"
      confirmTitle="Delete this product?"
      confirmContent="It disappears from the shop. Past orders keep it as it was."
    />
  </Toolbar>
);

const Price = () => {
  const variants = useWatch({ name: 'variants' }) as unknown[] | undefined;
  const several = (variants?.length ?? 0) > 1;
  return (
    <NumberInput
      source="price"
      label="Price ($)"
      min={0}
      step={0.01}
      validate={priceRules}
      readOnly={several}
      helperText={several ? false : 'What is charged'}
    />
  );
};

const statuses = [
  { id: 'active', name: 'On sale' },
  { id: 'archived', name: 'Archived' },
];

const Main = () => (
  <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
    <Section title="Details">
      <TextInput source="name" validate={nameRules} />
      <TextInput source="description" multiline minRows={4} validate={descriptionRules} />
      <CategoryInput />
      <TextArrayInput source="categories" label="Also in" helperText="Press Enter after each category" />
    </Section>
    <Section title="Variants and stock">
      <OptionsEditor />
      <VariantsGrid />
      <TextInput
        source="stockReason"
        label="Reason, when stock changes"
        helperText="Kept in the stock book"
      />
    </Section>
  </Box>
);

const Aside = () => {
  const product = useRecordContext<ProductRecord>();
  return (
    <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
      <Section title="Price and place">
        <Price />
        <NumberInput
          source="discount"
          label="Discount (%)"
          min={0}
          max={99}
          validate={discountRule}
          helperText="The shop shows the price before the discount crossed out"
        />
        <SelectInput source="status" choices={statuses} helperText={false} validate={required()} />
        <BooleanInput source="isFeatured" label="Show among the featured products" helperText={false} />
      </Section>
      <Section title="Pictures">{product && <PicturesInput product={product} />}</Section>
      <Section title="Price history">{product && <PriceHistory productId={product.id} />}</Section>
    </Box>
  );
};

/** Everything about a product on one page. Saved only over the version that was read; money is never optimistic. */
export const ProductEdit = () => (
  <Edit
    mutationMode="pessimistic"
    redirect={false}
    title={<Title />}
    actions={<Tools />}
    component="div"
    sx={{ '& .RaEdit-noActions': { mt: 2 } }}
  >
    <SimpleForm
      noValidate
      toolbar={<SaveBar />}
      warnWhenUnsavedChanges
      sx={{ p: '0 !important', pb: { xs: '64px !important', sm: '0 !important' } }}
    >
      <Box
        sx={{
          display: 'grid',
          gap: 2,
          gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: 'minmax(0, 3fr) minmax(0, 2fr)' },
          width: '100%',
          alignItems: 'start',
        }}
      >
        <Main />
        <Aside />
      </Box>
    </SimpleForm>
  </Edit>
);
