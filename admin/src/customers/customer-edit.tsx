import { email, required, TextInput, Toolbar } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { RecordTitle } from '../layout/record-title';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import type { CustomerRecord } from '../records';
import { t } from '../texts';
import { ReachedInputs } from '../layout/reached-inputs';

/** What the form changes: a role, or that an account is disabled, is decided on its page. */
const details = ({ name, email: address, phone, language }: Partial<CustomerRecord>) => ({
  ...{ name, email: address, phone: phone ?? '', language: language || null },
});

const Bar = () => (
  <Toolbar>
    <SaveButton label={t('Save')} />
  </Toolbar>
);

/** Name, address and telephone of a customer. */
export const CustomerEdit = () => (
  <ShopEdit
    title={<RecordTitle otherwise={t('Customer')} />}
    mutationMode="pessimistic"
    redirect="show"
    actions={false}
    transform={details}
    sx={{ maxWidth: 920 }}
  >
    <ShopForm toolbar={<Bar />}>
      <FormSection title={t('Who')} hint={t('As they have said it. Their orders keep what was said then.')}>
        <TextInput
          source="name"
          label={t('Name')}
          validate={required(t('Name is required'))}
          helperText={false}
        />
        <TextInput
          source="email"
          label={t('Email')}
          type="email"
          validate={[required(t('Email is required')), email(t('This is not an email address'))]}
          helperText={t('Another address logs them out everywhere; the old one is told.')}
        />
        <ReachedInputs />
      </FormSection>
    </ShopForm>
  </ShopEdit>
);
