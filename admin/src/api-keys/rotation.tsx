import { Box, Button } from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { RotationDialog } from '../layout/rotation-dialog';
import { SecretDialog, secretWords } from '../layout/secret-dialog';
import type { ApiKeyRecord } from '../records';
import { KEPT, secretText } from './key-texts';
import { t } from '../texts';

/** The secrets that are good, and another one. */
export const Rotation = () => {
  const key = useRecordContext<ApiKeyRecord>();
  const refresh = useRefresh();
  const shop = useDataProvider<ShopDataProvider>();
  const [asked, setAsked] = useState(false);
  const [made, setMade] = useState('');
  if (!key) return null;
  const told = (secret: string) => {
    setAsked(false);
    setMade(secret);
  };
  const kept = () => {
    setMade('');
    refresh();
  };
  return (
    <Box className="wide">
      <Box component="ul" sx={{ m: 0, mb: 1.5, pl: 2.5, overflowWrap: 'anywhere' }}>
        {key.secrets.map((secret) => (
          <li key={secret.createdAt}>{secretText(secret)}</li>
        ))}
      </Box>
      <Button variant="outlined" color="inherit" onClick={() => setAsked(true)}>
        {t('Make another secret')}
      </Button>
      {asked && (
        <RotationDialog
          text={t(
            'The other system can change over while both are good. From now on you answer for this key.',
          )}
          make={(hours) => shop.rotateKey(key.id, hours)}
          onMade={told}
          onClose={() => setAsked(false)}
        />
      )}
      {made && <SecretDialog secret={made} words={secretWords(KEPT)} onClose={kept} />}
    </Box>
  );
};
