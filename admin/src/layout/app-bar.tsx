import HelpIcon from '@mui/icons-material/KeyboardOutlined';
import MailIcon from '@mui/icons-material/MailOutlined';
import SearchIcon from '@mui/icons-material/SearchOutlined';
import SecurityIcon from '@mui/icons-material/SecurityOutlined';
import StoreIcon from '@mui/icons-material/StorefrontOutlined';
import {
  Box,
  CircularProgress,
  IconButton,
  ListItemIcon,
  ListItemText,
  MenuItem,
  Tooltip,
} from '@mui/material';
import { useState } from 'react';
import {
  AppBar,
  Logout,
  RefreshIconButton,
  TitlePortal,
  ToggleThemeButton,
  useGetIdentity,
  useLoading,
  UserMenu,
  type AppBarProps,
} from 'react-admin';
import { QuickActions } from '../quick-search/quick-actions';
import { openQuickSearch } from '../quick-search/quick-search';
import { LanguageDialog, LanguageItem } from './language-choice';
import { openShortcutSheet } from './shortcut-sheet';
import { Logo } from './logo';
import { OpenMessagesButton } from './open-messages';
import { useShopLook } from './shop-name';
import { usePhone } from './use-phone';
import { t } from '../texts';

/** Reloads what the page shows; while anything is under way it says so. */
const Refresh = () =>
  useLoading() ? (
    <Box sx={{ width: 40, display: 'grid', placeContent: 'center' }}>
      <CircularProgress size={18} thickness={5} color="inherit" aria-label={t('Loading')} />
    </Box>
  ) : (
    <RefreshIconButton />
  );

const shop = { component: 'a', href: '/', target: '_blank', rel: 'noopener' } as const;

const Tools = () => (
  <>
    <Tooltip title={t('Search everywhere (Ctrl K)')}>
      <IconButton color="inherit" aria-label={t('Search everywhere')} onClick={openQuickSearch}>
        <SearchIcon />
      </IconButton>
    </Tooltip>
    {usePhone() ? (
      <OpenMessagesButton />
    ) : (
      <>
        <QuickActions />
        <Tooltip title={t('Keyboard shortcuts (?)')}>
          <IconButton color="inherit" aria-label={t('Keyboard shortcuts')} onClick={openShortcutSheet}>
            <HelpIcon />
          </IconButton>
        </Tooltip>
        <Tooltip title={t('Open the shop')}>
          <IconButton color="inherit" aria-label={t('Open the shop')} {...shop}>
            <StoreIcon />
          </IconButton>
        </Tooltip>
      </>
    )}
    <ToggleThemeButton />
    <Refresh />
  </>
);

const Account = () => {
  const { identity } = useGetIdentity();
  const [isChoosing, choose] = useState(false);
  return (
    <>
      <UserMenu label={identity?.fullName ?? t('Account')}>
        <MenuItem component="a" href="/settings#two-step">
          <ListItemIcon>
            <SecurityIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('Login and devices')}</ListItemText>
        </MenuItem>
        <MenuItem component="a" href="/settings#email">
          <ListItemIcon>
            <MailIcon fontSize="small" />
          </ListItemIcon>
          <ListItemText>{t('Email address')}</ListItemText>
        </MenuItem>
        {usePhone() && (
          <MenuItem {...shop}>
            <ListItemIcon>
              <StoreIcon fontSize="small" />
            </ListItemIcon>
            <ListItemText>{t('Open the shop')}</ListItemText>
          </MenuItem>
        )}
        <LanguageItem onChoose={() => choose(true)} />
        <Logout />
      </UserMenu>
      {isChoosing && <LanguageDialog onClose={() => choose(false)} />}
    </>
  );
};

/** The bar above every page: the brand, the page's title, and the tools. */
export const TopBar = (props: AppBarProps) => (
  <AppBar
    {...props}
    color="inherit"
    toolbar={<Tools />}
    userMenu={<Account />}
    sx={{
      '& .RaAppBar-toolbar': { minHeight: '3.5rem', gap: 0.5, px: 0.75 },
      // a long name ends in an ellipsis: an inline-block would be cut
      '& #react-admin-title .RaConfigurable-root': { display: 'inline' },
      // on a phone a title has little room, but two lines
      '@media (max-width: 767.95px)': {
        '& #react-admin-title': {
          display: '-webkit-box',
          WebkitBoxOrient: 'vertical',
          WebkitLineClamp: 2,
          fontSize: '0.95rem',
          lineHeight: 1.15,
          whiteSpace: 'normal',
          overflowWrap: 'anywhere',
        },
      },
    }}
  >
    <Box sx={{ display: { xs: 'none', sm: 'flex' }, alignItems: 'center', mr: 1.5 }}>
      <Logo height={30} {...useShopLook()} />
    </Box>
    <TitlePortal variant="h6" component="h1" />
  </AppBar>
);
