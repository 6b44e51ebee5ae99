import { Box, Button } from '@mui/material';
import type { SxProps } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, type ReactNode, type RefObject } from 'react';
import { useRecordContext } from 'react-admin';
import { useSavedApart } from '../layout/ask-before-leaving';
import { Failed } from '../layout/failed';
import type { ProductRecord } from '../records';

/**
 * In a product's page: something of it that is kept apart, by its id. Read again when the product was saved, for it may have
 * other variants then; what is typed meanwhile stays, and so does what was read when a later reading fails.
 * @param queryKey begins with "products"
 */
export function useOfProduct<T>(
  queryKey: (id: string) => readonly unknown[],
  read: (id: string) => Promise<T>,
) {
  const product = useRecordContext<ProductRecord>();
  const id = String(product?.id ?? '');
  const version = product?.version;
  const { data, error, refetch } = useQuery({
    queryKey: queryKey(id),
    queryFn: () => read(id),
    enabled: id !== '',
  });
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current !== undefined && seen.current !== version) void refetch();
    seen.current = version;
  }, [version, refetch]);
  return { id, data, failed: error && <Failed error={error} onRetry={refetch} /> };
}

type Props = {
  /** Something is typed that is not saved: it is asked for before the page is left. */
  unsaved: boolean;
  /** What the button says; nobody can save without it. */
  label?: string | false;
  isSaving: boolean;
  onSave: () => Promise<void>;
  within?: RefObject<HTMLDivElement | null>;
  sx?: SxProps;
  children: ReactNode;
};

/** Inputs within the form of a product that are saved by a button of their own, and by Enter in one of them. */
export const ApartForm = ({ unsaved, label, isSaving, onSave, within, sx, children }: Props) => {
  useSavedApart(unsaved);
  return (
    <Box
      ref={within}
      onKeyDown={(event) => {
        if (event.key !== 'Enter' || !(event.target instanceof HTMLInputElement)) return;
        // the form of the product is another one
        event.preventDefault();
        void onSave();
      }}
      sx={{ display: 'grid', gap: 2, ...sx }}
    >
      {children}
      {label && (
        <Button
          onClick={() => void onSave()}
          variant="outlined"
          size="small"
          sx={{ justifySelf: 'start' }}
          disabled={!unsaved || isSaving}
        >
          {label}
        </Button>
      )}
    </Box>
  );
};
