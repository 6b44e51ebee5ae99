import { Link } from '@mui/material';
import { Link as RouterLink } from 'react-router-dom';
import { useProductFields } from '../layout/declared-fields';
import { FieldsForm } from '../layout/fields-form';
import { Section } from '../layout/section';
import { isForSearchEngines } from './seo-section';
import { t } from '../texts';

/** What the product says of itself by declared fields: Duka's and the merchant's own. */
export const FieldsSection = () => (
  <Section
    title={t('Fields')}
    action={
      <Link component={RouterLink} to="/product-fields" variant="body2">
        {t('Your own fields')}
      </Link>
    }
  >
    <FieldsForm fields={useProductFields().filter((field) => !isForSearchEngines(field))} source="fields" />
  </Section>
);

/** Those alone that a new product must have. */
export const RequiredFields = () => (
  <FieldsForm fields={useProductFields().filter(({ isRequired }) => isRequired)} source="fields" />
);
