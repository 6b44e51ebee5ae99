import AddIcon from '@mui/icons-material/Add';
import { Button, ListItemText, Menu, MenuItem } from '@mui/material';
import { useState } from 'react';
import { useCanAccess } from 'react-admin';
import { Link } from 'react-router-dom';
import { t } from '../texts';

const CHOICES = [
  {
    to: '/discounts/create',
    name: t('Discount'),
    text: t('By itself or by codes: for all goods or some, some places, some time'),
  },
  { to: '/coupons/create', name: t('Coupon'), text: t('One code that takes something off a whole order') },
];

/** To the form of a discount or of a coupon. */
export const CreatePromotion = () => {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const { canAccess } = useCanAccess({ resource: 'promotions', action: 'create' });
  if (!canAccess) return null;
  const close = () => setAnchor(null);
  return (
    <>
      <Button
        variant="contained"
        size="small"
        startIcon={<AddIcon />}
        aria-haspopup="menu"
        aria-expanded={anchor !== null}
        onClick={({ currentTarget }) => setAnchor(currentTarget)}
      >
        {t('Create')}
      </Button>
      <Menu anchorEl={anchor} open={anchor !== null} onClose={close}>
        {CHOICES.map(({ to, name, text }) => (
          <MenuItem key={to} component={Link} to={to} onClick={close} sx={{ maxWidth: 360 }}>
            <ListItemText
              primary={name}
              secondary={text}
              slotProps={{ secondary: { sx: { whiteSpace: 'normal' } } }}
            />
          </MenuItem>
        ))}
      </Menu>
    </>
  );
};
