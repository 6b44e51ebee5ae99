import BookmarkIcon from '@mui/icons-material/BookmarkBorderOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  Divider,
  Menu,
  MenuItem,
  TextField,
} from '@mui/material';
import { useState, type FormEvent } from 'react';
import { useResourceContext, useSavedQueries, type SavedQuery } from 'react-admin';
import { useNavigate } from 'react-router-dom';
import { useFilters } from './use-filters';
import { t } from '../texts';

const NameDialog = ({ onName, onClose }: { onName: (name: string) => void; onClose: () => void }) => {
  const [name, setName] = useState('');
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (name.trim()) onName(name.trim());
  };
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="xs" aria-labelledby="save-query-title">
      <form onSubmit={submit}>
        <DialogTitle id="save-query-title">{t('Save this view')}</DialogTitle>
        <DialogContent>
          <TextField
            label={t('Name')}
            value={name}
            onChange={(event) => setName(event.target.value)}
            helperText={t('Keeps the filters, the order and the page size under this name in this browser.')}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>{t('Cancel')}</Button>
          <Button type="submit" variant="contained" disabled={!name.trim()}>
            {t('Save')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
};

const address = ({ filter, sort, perPage, displayedFilters }: SavedQuery['value']) =>
  `?${new URLSearchParams({
    filter: JSON.stringify(filter),
    sort: sort?.field ?? 'id',
    order: sort?.order ?? 'DESC',
    page: '1',
    perPage: String(perPage),
    displayedFilters: JSON.stringify(displayedFilters ?? {}),
  })}`;

/** Views of a list that people come back to: saved by name, chosen from a menu. */
export const SavedQueries = () => {
  const resource = useResourceContext() ?? '';
  const [saved, setSaved] = useSavedQueries(resource);
  const { filterValues, sort, perPage, displayedFilters } = useFilters();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const [naming, setNaming] = useState(false);
  const navigate = useNavigate();
  const close = () => setAnchor(null);
  const current: SavedQuery['value'] = { filter: filterValues, sort, perPage, displayedFilters };
  const isCurrent = (query: SavedQuery) =>
    JSON.stringify(query.value.filter) === JSON.stringify(filterValues);
  const now = saved.find(isCurrent);
  const save = (label: string) => {
    setSaved([...saved.filter((query) => query.label !== label), { label, value: current }]);
    setNaming(false);
  };

  return (
    <>
      <Button
        size="small"
        startIcon={<BookmarkIcon />}
        aria-haspopup="menu"
        onClick={(e) => setAnchor(e.currentTarget)}
      >
        {t('Views')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {saved.map((query) => (
          <MenuItem
            key={query.label}
            selected={isCurrent(query)}
            onClick={() => {
              close();
              void navigate({ search: address(query.value) });
            }}
          >
            {query.label}
          </MenuItem>
        ))}
        {saved.length > 0 && <Divider />}
        <MenuItem
          onClick={() => {
            close();
            setNaming(true);
          }}
        >
          {t('Save this view…')}
        </MenuItem>
        {now && (
          <MenuItem
            onClick={() => {
              setSaved(saved.filter((query) => query !== now));
              close();
            }}
          >
            {t('Forget ‘{label}’', { label: now.label })}
          </MenuItem>
        )}
      </Menu>
      {naming && <NameDialog onName={save} onClose={() => setNaming(false)} />}
    </>
  );
};
