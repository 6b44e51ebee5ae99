import { ReferenceInput, required, SelectInput } from 'react-admin';

/** One of the roles that the staff can have. */
export const StaffRoleInput = () => (
  <ReferenceInput source="staffRoleId" reference="roles" perPage={100}>
    <SelectInput label="Staff role" optionText="name" validate={required('Role is required')} />
  </ReferenceInput>
);
