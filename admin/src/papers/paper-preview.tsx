import { Alert, Box, Button } from '@mui/material';
import { useEffect, useRef, useState } from 'react';
import { saveFile } from '../http-client';
import { drawPages } from './draw-pages';
import { t } from '../texts';

/** A paper as it is printed, page by page. */
export const PaperPreview = ({ paper, name }: { paper: Blob | undefined; name: string }) => {
  const pages = useRef<HTMLDivElement>(null);
  const [isUndrawn, setUndrawn] = useState(false);
  useEffect(() => {
    let isGone = false;
    const draw = async () => {
      if (!paper) return;
      try {
        const drawn = await drawPages(paper);
        if (isGone) return;
        pages.current?.replaceChildren(...drawn);
        setUndrawn(false);
      } catch {
        if (!isGone) setUndrawn(true);
      }
    };
    void draw();
    return () => {
      isGone = true;
    };
  }, [paper]);
  return (
    <Box sx={{ display: 'grid', gap: 1, minWidth: 0 }}>
      <Box>
        <Button variant="outlined" disabled={!paper} onClick={() => paper && saveFile(paper, `${name}.pdf`)}>
          {t('Download the preview')}
        </Button>
      </Box>
      {isUndrawn && (
        <Alert severity="info">{t('This browser cannot draw the preview. It can be downloaded.')}</Alert>
      )}
      <Box
        ref={pages}
        role="img"
        aria-label={t('Preview of the paper')}
        sx={{
          display: isUndrawn ? 'none' : 'grid',
          gap: 1,
          '& canvas': {
            width: '100%',
            height: 'auto',
            border: 1,
            borderColor: 'divider',
            borderRadius: '10px',
          },
        }}
      />
    </Box>
  );
};
