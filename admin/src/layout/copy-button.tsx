import { Button } from '@mui/material';
import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../texts';

/** Puts an address on the clipboard; `of` tells its button from others. */
export const CopyButton = ({ text, of }: { text: string; of: string }) => {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify(t('The address was not copied. Mark it and copy it yourself.'), { type: 'warning' });
    }
  };
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
