import AddIcon from '@mui/icons-material/AddOutlined';
import {
  Button,
  Dialog,
  DialogActions,
  DialogContent,
  DialogTitle,
  List,
  ListItemButton,
  ListItemText,
} from '@mui/material';
import { useId, useState } from 'react';
import type { BlockKind } from '../records';
import { t } from '../texts';

type Props = { kinds: readonly BlockKind[]; onAdd: (kind: BlockKind) => void };

/** The kinds of blocks, each with what it is good for; the chosen one comes last on the page. */
export const AddBlock = ({ kinds, onAdd }: Props) => {
  const [isOpen, open] = useState(false);
  const id = useId();
  return (
    <>
      <Button variant="outlined" startIcon={<AddIcon />} onClick={() => open(true)} disabled={!kinds.length}>
        {t('Add block')}
      </Button>
      <Dialog open={isOpen} onClose={() => open(false)} aria-labelledby={id} fullWidth maxWidth="sm">
        <DialogTitle id={id}>{t('Add block')}</DialogTitle>
        <DialogContent dividers sx={{ p: 0 }}>
          <List disablePadding>
            {kinds.map((kind) => (
              <li key={kind.name}>
                <ListItemButton
                  component="button"
                  type="button"
                  sx={{ width: '100%', textAlign: 'left' }}
                  onClick={() => {
                    open(false);
                    onAdd(kind);
                  }}
                >
                  <ListItemText primary={kind.label} secondary={kind.note} />
                </ListItemButton>
              </li>
            ))}
          </List>
        </DialogContent>
        <DialogActions>
          <Button color="secondary" onClick={() => open(false)}>
            {t('Cancel')}
          </Button>
        </DialogActions>
      </Dialog>
    </>
  );
};
