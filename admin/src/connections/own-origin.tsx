import { Box, Button, Typography } from '@mui/material';
import { t } from '../texts';

type Props = { entered: string | null | undefined; onUse: (address: string) => void };

/** The address by which this very page was opened: most often the one that is meant. */
export const OwnOrigin = ({ entered, onUse }: Props) => {
  const { origin, hostname, protocol } = window.location;
  const isUsable = protocol === 'https:' || hostname === 'localhost' || hostname === '127.0.0.1';
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: 1 }}>
      <Typography variant="body2" sx={{ overflowWrap: 'anywhere' }}>
        {t('You have opened this page at {origin}.', { origin })}
      </Typography>
      {isUsable && entered !== origin && (
        <Button size="small" onClick={() => onUse(origin)}>
          {t('Use this address')}
        </Button>
      )}
    </Box>
  );
};
