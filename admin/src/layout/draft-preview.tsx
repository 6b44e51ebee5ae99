import { Box, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Failed } from './failed';
import { ScaledFrame } from './scaled-frame';
import { t } from '../texts';

const WIDTHS = [
  { id: '375', name: t('Phone') },
  { id: '1366', name: t('Desktop') },
] as const;

type DraftPreviewProps = {
  /** Which draft, as it was saved. */
  record: { id: string | number; version: number };
  /** A link that shows it. */
  link: () => Promise<{ url: string }>;
  /** The form beside it holds changes. */
  isDirty?: boolean;
};

/** A draft as the shop would show it, at the width of a phone or of a desk, by a link that ends after a quarter of an hour. */
export const DraftPreview = ({ record: { id, version }, link, isDirty = false }: DraftPreviewProps) => {
  const [wide, setWide] = useState<string>('375');
  const { data, error, refetch } = useQuery({
    queryKey: ['draft-preview', id, version],
    queryFn: link,
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <ToggleButtonGroup
        exclusive
        size="small"
        value={wide}
        aria-label={t('Width of the preview')}
        onChange={(_, chosen: string | null) => chosen && setWide(chosen)}
      >
        {WIDTHS.map(({ id, name }) => (
          <ToggleButton key={id} value={id}>
            {t('{name}, {id} px', { name, id })}
          </ToggleButton>
        ))}
      </ToggleButtonGroup>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {isDirty
          ? t('As it was saved last. Save the draft to see what you changed.')
          : t('The draft, as saved.')}
      </Typography>
      {error && <Failed error={error} onRetry={refetch} />}
      <ScaledFrame
        title={t('Preview of the draft')}
        wide={Number(wide)}
        page={data && { src: data.url }}
        // a token of the same second is the same address, and the browser would not ask again
        version={`${version}`}
      />
    </Box>
  );
};
