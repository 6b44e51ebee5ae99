import {
  Box,
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  TextField,
  Typography,
} from '@mui/material';
import { useId, useState } from 'react';
import { Confirm, SaveButton, useDataProvider, useEditContext, useNotify } from 'react-admin';
import { useFormContext, useFormState } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { momentOf, shopZone } from '../layout/shop-zone';
import type { PageRecord } from '../records';
import { stateText } from './page-state';
import { t } from '../texts';

/** Carries a step out and shows the page as it is then; who was too late is told so. */
export function usePageStep() {
  const notify = useNotify();
  const { refetch } = useEditContext<PageRecord>();
  return async (step: () => Promise<unknown>, sentence: string): Promise<string | undefined> => {
    try {
      await step();
      notify(sentence, { type: 'success' });
      return undefined;
    } catch (failure) {
      const text = failure instanceof Error ? failure.message : t('Not done');
      notify(text, { type: 'error' });
      return text;
    } finally {
      await refetch();
    }
  };
}

type Saving = { label: string; onSaved: (page: PageRecord) => void; disabled?: boolean };

/** Saves the draft first; nothing follows while something in it does not fit. */
const SaveAnd = ({ label, onSaved, disabled = false }: Saving) => {
  const { clearErrors } = useFormContext();
  const { isSubmitting } = useFormState();
  return (
    <SaveButton
      type="button"
      label={label}
      icon={<></>}
      alwaysEnable={!disabled && !isSubmitting}
      disabled={disabled || isSubmitting}
      onClick={() => clearErrors()}
      mutationOptions={{ onSuccess: (page: unknown) => onSaved(page as PageRecord) }}
    />
  );
};

type ScheduleProps = { onSchedule: (page: PageRecord, at: string) => Promise<string | undefined> };

const Schedule = ({ onSchedule }: ScheduleProps) => {
  const id = useId();
  const [isOpen, open] = useState(false);
  const [typed, type] = useState('');
  const [refused, refuse] = useState<string>();
  const moment = typed ? momentOf(typed) : undefined;
  const isMoment = moment !== undefined && !Number.isNaN(moment.getTime());
  return (
    <>
      <Button color="secondary" variant="outlined" onClick={() => open(true)}>
        {t('Schedule')}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} aria-labelledby={id} fullWidth maxWidth="xs">
        <DialogTitle id={id}>{t('Publish later')}</DialogTitle>
        <DialogContent>
          <TextField
            type="datetime-local"
            label={t('From')}
            fullWidth
            margin="dense"
            value={typed}
            onChange={({ target }) => {
              type(target.value);
              refuse(undefined);
            }}
            error={refused !== undefined}
            helperText={
              refused ??
              t('Time of {shopZone}. Until then it stays as it is.', {
                shopZone: shopZone().replaceAll('_', ' '),
              })
            }
            slotProps={{ inputLabel: { shrink: true } }}
          />
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => open(false)}>
            {t('Cancel')}
          </Button>
          <SaveAnd
            label={t('Save and schedule')}
            disabled={!isMoment}
            onSaved={(page) =>
              void onSchedule(page, moment?.toISOString() ?? '').then((text) => {
                refuse(text);
                if (text === undefined) open(false);
              })
            }
          />
        </DialogActions>
      </Dialog>
    </>
  );
};

/** What is shown, and how that changes: now, later, no more. */
export const PublishPanel = () => {
  const { record: page } = useEditContext<PageRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const step = usePageStep();
  const { isDirty } = useFormState();
  const [isWithdrawing, withdraw] = useState(false);
  if (!page) return null;
  const isShown = page.state !== 'draft';
  return (
    <>
      <Typography variant="body2" role="status" sx={{ mb: 1.5 }}>
        {stateText(page)}
      </Typography>
      <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 1 }}>
        <SaveAnd
          label={t('Save and publish')}
          onSaved={(saved) => void step(() => shop.publishPage(saved, null), t('Published'))}
        />
        <Schedule onSchedule={(saved, at) => step(() => shop.publishPage(saved, at), t('Scheduled'))} />
        {isShown && (
          <Button color="secondary" disabled={isDirty} onClick={() => withdraw(true)}>
            {t('Unpublish')}
          </Button>
        )}
        {page.publishedAt && (
          <Button color="secondary" href={page.path} target="_blank" rel="noopener">
            {t('View in the shop')}
          </Button>
        )}
      </Box>
      {isShown && isDirty && (
        <Typography variant="caption" sx={{ color: 'text.secondary' }}>
          {t('Save the draft before you unpublish or restore.')}
        </Typography>
      )}
      <Confirm
        isOpen={isWithdrawing}
        title={t('Unpublish this page?')}
        content={t(
          'Nobody sees it any more, and nothing is scheduled. The draft stays; where it took the place of a page that comes with the shop, that one is shown again.',
        )}
        confirm={t('Unpublish')}
        onConfirm={() => {
          withdraw(false);
          void step(() => shop.withdrawPage(page), t('Unpublished'));
        }}
        onClose={() => withdraw(false)}
      />
    </>
  );
};
