import DeleteIcon from '@mui/icons-material/Delete';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  MenuItem,
  TextField,
  Typography,
} from '@mui/material';
import { useState } from 'react';
import { useDataProvider, useGetList, useNotify, useRecordContext, useRefresh } from 'react-admin';
import type { ShopDataProvider } from '../data-provider';
import { Failed } from '../layout/failed';
import type { CategoryRecord } from '../records';
import { t } from '../texts';

/** The whole shop's, not only what the list has found. */
const ALL = { pagination: { page: 1, perPage: 100 }, sort: { field: 'position', order: 'ASC' } } as const;

type Props = { category: CategoryRecord; onClose: () => void };

const DeleteDialog = ({ category, onClose }: Props) => {
  const shop = useDataProvider<ShopDataProvider>();
  const notify = useNotify();
  const refresh = useRefresh();
  const {
    data = [],
    error,
    refetch,
  } = useGetList<CategoryRecord>('categories', ALL, {
    enabled: category.count > 0,
  });
  const others = data.filter(({ id }) => id !== category.id);
  const [moveTo, setMoveTo] = useState('');
  const [busy, setBusy] = useState(false);
  const remove = () => {
    setBusy(true);
    shop
      .deleteCategory(category.id, category.count > 0 ? moveTo : '')
      .then(() => {
        notify(t('{name} is deleted', { name: category.name }), { type: 'success' });
        refresh();
        onClose();
      })
      .catch((failure: unknown) => {
        notify(failure instanceof Error ? failure.message : t('Not deleted'), { type: 'error' });
        setBusy(false);
      });
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="delete-category">
      <DialogTitle id="delete-category">{t('Delete {name}?', { name: category.name })}</DialogTitle>
      <DialogContent>
        {category.count === 0 ? (
          <Typography>{t('No product is in it. Its picture and words are lost.')}</Typography>
        ) : (
          <>
            <Typography sx={{ mb: 2 }}>
              {t(
                '{count, plural, one {The 1 product in it is not deleted: choose where to put it.} other {The # products in it are not deleted: choose where to put them.}} The address of this category is gone.',
                { count: category.count },
              )}
            </Typography>
            {error && <Failed error={error} onRetry={refetch} />}
            <TextField
              select
              label={t('Move its products to')}
              value={moveTo}
              onChange={(event) => setMoveTo(event.target.value)}
            >
              {others.map(({ id, name }) => (
                <MenuItem key={id} value={id}>
                  {name}
                </MenuItem>
              ))}
            </TextField>
          </>
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={onClose}>
          {t('Keep it')}
        </Button>
        <Button
          color="error"
          variant="contained"
          disabled={busy || (category.count > 0 && !moveTo)}
          onClick={remove}
        >
          {t('Delete')}
        </Button>
      </DialogActions>
    </Dialog>
  );
};

/** Deletes a category, and says first what becomes of its products. */
export const CategoryDeleteButton = () => {
  const category = useRecordContext<CategoryRecord>();
  const [open, setOpen] = useState(false);
  if (!category) return null;
  return (
    <>
      <Button
        size="small"
        color="inherit"
        startIcon={<DeleteIcon />}
        aria-label={t('Delete {name}', { name: category.name })}
        onClick={() => setOpen(true)}
      >
        {t('Delete')}
      </Button>
      {open && <DeleteDialog category={category} onClose={() => setOpen(false)} />}
    </>
  );
};
