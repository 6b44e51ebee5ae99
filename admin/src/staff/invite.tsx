import { Create, email, FormDataConsumer, required, SelectInput, TextInput, Toolbar } from 'react-admin';
import { FormSection } from '../layout/form-section';
import { SaveButton } from '../layout/save-button';
import { ShopForm } from '../layout/shop-form';
import { ReachedInputs } from '../layout/reached-inputs';
import { StaffRoleInput } from './staff-role-input';
import { t } from '../texts';

const roles = [
  { id: 'customer', name: t('Customer') },
  { id: 'staff', name: t('Staff, as their role says') },
  { id: 'admin', name: t('Administrator: everything') },
];

const SendBar = () => (
  <Toolbar>
    <SaveButton once label={t('Send the invitation')} />
  </Toolbar>
);

/** Somebody without an account gets one, and a mail with a link to choose their password. */
export const InviteStaff = () => (
  <Create title={t('New account')} redirect="show" sx={{ maxWidth: 920 }}>
    <ShopForm toolbar={<SendBar />}>
      <FormSection title={t('Who')} hint={t('They get an email with a link that works for 30 minutes.')}>
        <TextInput source="name" label={t('Name')} validate={required(t('Name is required'))} />
        <TextInput
          source="email"
          label={t('Email')}
          type="email"
          validate={[required(t('Email is required')), email(t('This is not an email address'))]}
        />
      </FormSection>
      <FormSection title={t('What they are')} hint={t('It can be changed later, on their page.')}>
        <SelectInput
          source="role"
          label={t('Role')}
          choices={roles}
          defaultValue="staff"
          validate={required()}
        />
        <FormDataConsumer<{ role: string }>>
          {({ formData }) => {
            if (formData.role === 'customer') return <ReachedInputs />;
            return formData.role === 'staff' && <StaffRoleInput />;
          }}
        </FormDataConsumer>
      </FormSection>
    </ShopForm>
  </Create>
);
