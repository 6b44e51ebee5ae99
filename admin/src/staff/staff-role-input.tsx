import { ReferenceInput, required, SelectInput } from 'react-admin';
import { t } from '../texts';

/** One of the roles that the staff can have. */
export const StaffRoleInput = () => (
  <ReferenceInput source="staffRoleId" reference="roles" perPage={100}>
    <SelectInput label={t('Staff role')} optionText="name" validate={required(t('Role is required'))} />
  </ReferenceInput>
);
