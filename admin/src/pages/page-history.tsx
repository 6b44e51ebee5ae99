import { Box, Button, Typography } from '@mui/material';
import { useState } from 'react';
import { Confirm, useDataProvider, useEditContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import type { PageRecord } from '../records';
import { momentText } from './page-state';
import { usePageStep } from './publish-panel';
import { t } from '../texts';

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
        {t('It was never published.')}
      </Typography>
    );
  return (
    <>
      <Box
        component="ol"
        sx={{ listStyle: 'none', m: 0, p: 0, maxHeight: 320, overflowY: 'auto' }}
        tabIndex={0}
        aria-label={t('Publications')}
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
              aria-label={t('Restore what was published {publishedAt}', {
                publishedAt: momentText(once.publishedAt),
              })}
              onClick={() => choose(once)}
            >
              {t('Restore')}
            </Button>
          </Box>
        ))}
      </Box>
      <Confirm
        isOpen={chosen !== undefined}
        title={t('Restore this publication?')}
        content={t('It becomes the draft. What is shown stays until you publish.')}
        confirm={t('Restore')}
        onConfirm={() => {
          const { id = '' } = chosen ?? {};
          choose(undefined);
          void step(() => shop.restorePage(page, id), t('Restored as the draft'));
        }}
        onClose={() => choose(undefined)}
      />
    </>
  );
};
