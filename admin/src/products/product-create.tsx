import { Box } from '@mui/material';
import { BooleanInput, Create, NumberInput, TextInput, Toolbar, useNotify, useRedirect } from 'react-admin';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import type { ProductRecord } from '../records';
import { CategoryInput } from './category-input';
import { RequiredFields } from './fields-section';
import { ProductImageInput } from './image-field-input';
import { descriptionRules, discountRule, nameRules, priceRules, stockRule } from './rules';
import { smallestStep, withCurrency } from '../layout/shop-currency';

const CreateToolbar = () => (
  <Toolbar>
    <SaveButton once label="Create product" />
  </Toolbar>
);

const cleared = { name: '', description: '', price: null, discount: 0, stock: null, isFeatured: false };

/** Two columns on a desk, one on a phone. */
const Pair = ({ children }: { children: React.ReactNode }) => (
  <Box
    sx={{ display: 'grid', gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' }, columnGap: 2, width: '100%' }}
  >
    {children}
  </Box>
);

/** A new product, with the messages of specification 5. The browser's own validation is off: it would swallow them. */
export const ProductCreate = () => {
  const notify = useNotify();
  const redirect = useRedirect();
  const onSuccess = (product: ProductRecord) => {
    notify('Product created successfully', { type: 'success' });
    redirect('list', 'products', product.id);
  };
  return (
    <Create title="Create product" mutationOptions={{ onSuccess }} sx={{ maxWidth: 760 }}>
      <ShopForm toolbar={<CreateToolbar />} defaultValues={cleared}>
        <TextInput source="name" validate={nameRules} autoFocus />
        <TextInput source="description" multiline minRows={4} validate={descriptionRules} />
        <Pair>
          <NumberInput
            source="price"
            label={withCurrency('Price')}
            min={0}
            step={smallestStep()}
            validate={priceRules}
          />
          <CategoryInput />
          <NumberInput source="discount" label="Discount (%)" min={0} max={99} validate={discountRule} />
          <NumberInput
            source="stock"
            min={0}
            step={1}
            validate={stockRule}
            helperText="Leave empty when stock is not counted"
          />
        </Pair>
        <RequiredFields />
        <ProductImageInput />
        <BooleanInput source="isFeatured" label="Show among the featured products" helperText={false} />
      </ShopForm>
    </Create>
  );
};
