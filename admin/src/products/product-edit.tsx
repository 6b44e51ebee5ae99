import { Box } from '@mui/material';
import {
  BooleanInput,
  CloneButton,
  DeleteButton,
  Edit,
  NumberInput,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  TopToolbar,
  useRecordContext,
} from 'react-admin';
import { Section } from '../layout/section';
import type { ProductRecord } from '../records';
import { CategoryInput } from './category-input';
import { ProductImageInput } from './image-field-input';
import { PictureStrip } from './picture-strip';
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
  const product = useRecordContext<ProductRecord>();
  const several = (product?.variants?.length ?? 0) > 1;
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
          gridTemplateColumns: { xs: '1fr', lg: '3fr 2fr' },
          width: '100%',
          alignItems: 'start',
        }}
      >
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title="Details">
            <TextInput source="name" validate={nameRules} />
            <TextInput source="description" multiline minRows={4} validate={descriptionRules} />
            <CategoryInput />
          </Section>
          <Section title="Variants and stock">
            <VariantsGrid />
          </Section>
        </Box>
        <Box sx={{ display: 'grid', gap: 2, minWidth: 0 }}>
          <Section title="Price">
            <Price />
            <NumberInput
              source="discount"
              label="Discount (%)"
              min={0}
              max={99}
              validate={discountRule}
              helperText="The shop shows the price before the discount crossed out"
            />
            <BooleanInput source="isFeatured" label="Show among the featured products" helperText={false} />
          </Section>
          <Section title="Pictures">
            <PictureStrip />
            <ProductImageInput label="Main picture" />
          </Section>
        </Box>
      </Box>
    </SimpleForm>
  </Edit>
);
