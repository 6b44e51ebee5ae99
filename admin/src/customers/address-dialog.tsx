import { Alert, Box, Button, Dialog, DialogActions, DialogContent, DialogTitle } from '@mui/material';
import { useState } from 'react';
import { BooleanInput, Form, TextInput } from 'react-admin';
import { AddressInputs } from '../layout/address-inputs';
import { ADDRESS_MEMBERS } from '../layout/address-parts';
import { useAskBeforeClosing } from '../layout/ask-before-closing';
import { shopCountry } from '../layout/shop-country';
import type { AddressTerms, CustomerAddress } from '../records';
import { t } from '../texts';

const MEMBERS = [...ADDRESS_MEMBERS, 'phone'] as const;

/** As it is sent: empty where nothing was typed. */
export const addressTerms = (form: Partial<AddressTerms>): AddressTerms => ({
  ...(Object.fromEntries(MEMBERS.map((name) => [name, form[name]?.trim() ?? ''])) as unknown as AddressTerms),
  isDefault: form.isDefault === true,
});

type Props = {
  /** What is changed; without it a new one. */
  address: CustomerAddress | undefined;
  isFirst: boolean;
  save: (address: AddressTerms) => Promise<unknown>;
  onClose: () => void;
};

/** Asks for an address, or changes one; what the shop refuses is said at its field. */
export const AddressDialog = ({ address, isFirst, save, onClose }: Props) => {
  const [failure, setFailure] = useState('');
  const [busy, setBusy] = useState(false);
  const { onClose: leave, heard, question } = useAskBeforeClosing({ busy, onLeave: onClose });
  const send = async (form: Partial<AddressTerms>) => {
    setBusy(true);
    setFailure('');
    try {
      await save(addressTerms(form));
      onClose();
      return undefined;
    } catch (error) {
      setFailure(error instanceof Error ? error.message : t('Not changed'));
      setBusy(false);
      return (error as { body?: { errors?: Record<string, unknown> } }).body?.errors;
    }
  };
  const known = address
    ? { ...address, country: address.countryCode || address.country }
    : { country: shopCountry(), isDefault: isFirst };
  return (
    <>
      <Dialog open onClose={leave} fullWidth maxWidth="sm" aria-labelledby="address-title">
        <Form record={known} onSubmit={send} noValidate>
          <DialogTitle id="address-title">{address ? t('Change address') : t('New address')}</DialogTitle>
          <DialogContent {...heard}>
            {failure && (
              <Alert severity="error" sx={{ mb: 1 }}>
                {failure}
              </Alert>
            )}
            <Box
              sx={{
                display: 'grid',
                gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' },
                columnGap: 2,
                alignItems: 'start',
                pt: 1,
                '& > .wide': { gridColumn: '1 / -1' },
              }}
            >
              <AddressInputs isWhole />
              <TextInput source="phone" label={t('Phone')} type="tel" className="wide" />
              <BooleanInput
                source="isDefault"
                label={t('Offered first at the checkout')}
                helperText={false}
                className="wide"
                disabled={isFirst || address?.isDefault === true}
              />
            </Box>
          </DialogContent>
          <DialogActions sx={{ px: 3, pb: 2 }}>
            <Button color="inherit" disabled={busy} onClick={onClose}>
              {t('Back')}
            </Button>
            <Button type="submit" variant="contained" disabled={busy}>
              {t('Save')}
            </Button>
          </DialogActions>
        </Form>
      </Dialog>
      {question}
    </>
  );
};
