import { Button } from '@mui/material';
import { t } from '../texts';
import { useCopy } from './use-copy';

/** Puts an address on the clipboard; `of` tells its button from others. */
export const CopyButton = ({ text, of }: { text: string; of: string }) => {
  const { isCopied, copy } = useCopy(text);
  return (
    <Button
      size="small"
      variant="outlined"
      aria-label={t('Copy the address for {of}', { of })}
      onClick={copy}
    >
      {isCopied ? t('Copied') : t('Copy')}
    </Button>
  );
};
