import { Box } from '@mui/material';
import {
  CanAccess,
  DateTimeInput,
  Edit,
  email,
  maxValue,
  minValue,
  NumberInput,
  required,
  SaveButton,
  SimpleForm,
  TextInput,
  Toolbar,
  useNotify,
} from 'react-admin';

const SaveBar = () => (
  <Toolbar>
    <SaveButton label="Save settings" />
  </Toolbar>
);

/** The one record that describes the shop. */
export const SettingsPage = () => {
  const notify = useNotify();
  return (
    <CanAccess resource="settings" action="edit">
      <Edit
        resource="settings"
        id="shop"
        title="Settings"
        mutationMode="pessimistic"
        redirect={false}
        actions={false}
        mutationOptions={{ onSuccess: () => notify('Settings saved', { type: 'success' }) }}
        sx={{ maxWidth: 760 }}
      >
        <SimpleForm noValidate toolbar={<SaveBar />} warnWhenUnsavedChanges>
          <TextInput source="name" label="Shop name" validate={required('Shop name is required')} />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              columnGap: 2,
              width: '100%',
            }}
          >
            <TextInput
              source="supportEmail"
              label="Support email"
              validate={email('Please enter a valid email address')}
            />
            <TextInput source="supportPhone" label="Support phone" />
          </Box>
          <TextInput source="address" multiline />
          <Box
            sx={{
              display: 'grid',
              gridTemplateColumns: { xs: '1fr', sm: '1fr 1fr' },
              columnGap: 2,
              width: '100%',
            }}
          >
            <NumberInput
              source="depositPercent"
              label="Cash deposit (%)"
              validate={[minValue(0, 'At least 0 percent'), maxValue(100, 'At most 100 percent')]}
              helperText="Paid up front when an order is paid in cash"
            />
            <DateTimeInput
              source="offerEndsAt"
              label="Featured offer ends"
              helperText="The countdown on the home page runs to this moment"
            />
          </Box>
        </SimpleForm>
      </Edit>
    </CanAccess>
  );
};
