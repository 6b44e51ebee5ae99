import { useState } from 'react';
import { useNotify } from 'react-admin';
import { t } from '../texts';

/** Puts a text on the clipboard; who cannot is told to do it by hand. */
export function useCopy(text: string) {
  const notify = useNotify();
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch {
      notify(t('It was not copied. Mark it and copy it yourself.'), { type: 'warning' });
    }
  };
  return { isCopied, copy };
}
