import AddIcon from '@mui/icons-material/AddOutlined';
import { IconButton, Menu, MenuItem, Tooltip } from '@mui/material';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import { PANEL_PAGES } from './panel-pages';
import { useAllowed } from './use-allowed';
import { t } from '../texts';

const MAKING = PANEL_PAGES.filter(({ action }) => action === 'create');

/** From anywhere to the form of something new; whoever may make nothing has no button. */
export const QuickActions = () => {
  const pages = useAllowed(MAKING);
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  if (pages.length === 0) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Tooltip title={t('Create something new')}>
        <IconButton
          color="inherit"
          aria-label={t('Create something new')}
          aria-haspopup="menu"
          aria-expanded={anchor !== null}
          onClick={({ currentTarget }) => setAnchor(currentTarget)}
        >
          <AddIcon />
        </IconButton>
      </Tooltip>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {pages.map(({ to, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close}>
            {text}
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
