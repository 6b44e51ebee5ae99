import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import type { PageRecord } from '../records';
import { momentText } from './page-state';
import { usePageStep } from './publish-panel';

/** What the page was published as; any of it becomes the draft again. */
export const PageHistory = () => {
  const { record: page } = useEditContext<PageRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const step = usePageStep();
  const { isDirty } = useFormState();
  const [chosen, choose] = useState<PageRecord['history'][number]>();
  if (!page) return null;
  if (page.history.length === 0)
    return (
      <Typography variant="body2" sx={{ color: 'text.secondary' }}>
        It was never published.
      </Typography>
    );
  return (
    <>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
        aria-label="Publications"
      >
        {page.history.map((once) => (
          <Box component="li" key={once.id} sx={{ display: 'flex', alignItems: 'center', gap: 1, py: 0.5 }}>
            <Box sx={{ flex: 1, minWidth: 0 }}>
              <Typography variant="body2">{momentText(once.publishedAt)}</Typography>
              <Typography variant="caption" noWrap component="p" sx={{ color: 'text.secondary' }}>
                {once.title}
              </Typography>
            </Box>
            <Button
              size="small"
              color="secondary"
              disabled={isDirty}
              aria-label={`Restore what was published ${momentText(once.publishedAt)}`}
              onClick={() => choose(once)}
            >
              Restore
            </Button>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={chosen !== undefined}
        title="Restore this publication?"
        content="It becomes the draft. What is shown stays until you publish."
        confirm="Restore"
        onConfirm={() => {
          const { id = '' } = chosen ?? {};
          choose(undefined);
          void step(() => shop.restorePage(page, id), 'Restored as the draft');
        }}
        onClose={() => choose(undefined)}
      />
    </>
  );
};
