import { Dialog, DialogContent, TextField, Typography } from '@mui/material';
import { useEffect, useState, type KeyboardEvent } from 'react';
import { useHotkeys } from 'react-hotkeys-hook';
import { useNavigate } from 'react-router-dom';
import { FoundList, LIST, optionId } from './found-list';
import { useFound } from './use-found';
import { t } from '../texts';

const PAUSE_MS = 200;
const opening = new EventTarget();

export const openQuickSearch = () => opening.dispatchEvent(new Event('open'));

/** The words once typing has paused. */
function usePaused(text: string): string {
  const [paused, setPaused] = useState('');
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return paused;
}

const SearchEverywhere = ({ onClose }: { onClose: () => void }) => {
  const navigate = useNavigate();
  const [text, setText] = useState('');
  const q = usePaused(text);
  const { groups, isFetching, failed } = useFound(q);
  const all = groups.flatMap(({ items }) => items);
  const [chosen, setChosen] = useState<string>();
  const place = Math.max(
    all.findIndex(({ id }) => id === chosen),
    0,
  );
  const active = all[place];
  const open = (to: string) => {
    onClose();
    void navigate(to);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step) setChosen(all.at((place + step) % all.length)?.id);
    else if (event.key !== 'Enter' || !active) return;
    else open(active.to);
    event.preventDefault();
  };
  const status = () => {
    if (failed) return t('Not everything could be searched. Try again.');
    if (q === '' || isFetching || text.trim() !== q) return '';
    if (all.length === 0) return t('Nothing matches “{q}”.', { q });
    return t('{count} found', { count: all.length });
  };
  return (
    <DialogContent>
      <TextField
        autoFocus
        fullWidth
        label={t('Search orders, products, customers and pages')}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        slotProps={{
          htmlInput: {
            role: 'combobox',
            autoComplete: 'off',
            'aria-expanded': all.length > 0,
            'aria-controls': LIST,
            'aria-activedescendant': active ? optionId(active.id) : undefined,
          },
        }}
      />
      <Typography role="status" variant="body2" sx={{ minHeight: '1.5em', color: 'text.secondary' }}>
        {status()}
      </Typography>
      {all.length > 0 && <FoundList groups={groups} active={active?.id} onChoose={open} />}
    </DialogContent>
  );
};

/** Finds orders, products, customers and pages of the panel from anywhere, on Ctrl/Cmd+K. */
export const QuickSearch = () => {
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const show = () => setOpen(true);
    opening.addEventListener('open', show);
    return () => opening.removeEventListener('open', show);
  }, []);
  useHotkeys('mod+k', () => setOpen(true), { enableOnFormTags: true, preventDefault: true });
  const close = () => setOpen(false);
  return (
    <Dialog
      open={open}
      onClose={close}
      fullWidth
      maxWidth="sm"
      slotProps={{ paper: { 'aria-label': t('Search the shop') } }}
    >
      <SearchEverywhere onClose={close} />
    </Dialog>
  );
};
