import AddIcon from '@mui/icons-material/AddOutlined';
import DashboardIcon from '@mui/icons-material/SpaceDashboardOutlined';
import ProductsIcon from '@mui/icons-material/Inventory2Outlined';
import ListIcon from '@mui/icons-material/ListOutlined';
import CategoriesIcon from '@mui/icons-material/CategoryOutlined';
import FieldsIcon from '@mui/icons-material/ListAltOutlined';
import TransfersIcon from '@mui/icons-material/SwapHorizOutlined';
import PlacesIcon from '@mui/icons-material/WarehouseOutlined';
import FeaturedIcon from '@mui/icons-material/AutoAwesomeOutlined';
import { Box, Typography } from '@mui/material';
import { CanAccess, Menu as RaMenu, useSidebarState } from 'react-admin';
import { useLocation } from 'react-router-dom';
import { content, selling, settings, staff, type Entry } from './menu-entries';
import { useSettingsPages } from './settings-nav';
import { t } from '../texts';

const CURRENT = { className: 'RaMenuItemLink-active', 'aria-current': 'page' } as const;

/** To see, and to hear, where one is. */
function useCurrent(...paths: readonly string[]): typeof CURRENT | undefined {
  const { pathname } = useLocation();
  return paths.some((path) => pathname === path || pathname.startsWith(`${path}/`)) ? CURRENT : undefined;
}

const Item = ({ to, search = '', resource, action = 'list', text, icon, keys, holds = [] }: Entry) => {
  const current = useCurrent(to, ...holds);
  return (
    <CanAccess resource={resource} action={action}>
      <RaMenu.Item
        to={`${to}${search}`}
        primaryText={text}
        leftIcon={icon}
        {...(keys ? { keyboardShortcut: keys } : {})}
        {...current}
      />
    </CanAccess>
  );
};

/** What follows is an entry of its group, or there is none. */
const WITH_ENTRIES = { '&:not(:has(+ a))': { display: 'none' } };

const Heading = ({ children }: { children: string }) => {
  const [open] = useSidebarState();
  return open ? (
    <Typography
      component="div"
      variant="caption"
      sx={{ px: 2.25, pt: 2, pb: 0.5, color: 'text.secondary', fontWeight: 600, ...WITH_ENTRIES }}
    >
      {children}
    </Typography>
  ) : (
    <Box sx={{ borderTop: 1, borderColor: 'divider', mx: 1, my: 1, ...WITH_ENTRIES }} />
  );
};

/** Entries under their heading, which goes where a role may open none of them. */
const Group = ({ name, entries }: { name: string; entries: readonly Entry[] }) => (
  <>
    <Heading>{name}</Heading>
    {entries.map((entry) => (
      <Item key={entry.to} {...entry} />
    ))}
  </>
);

/** Leads to the first page of the settings that one may open. */
const SettingsItem = () => {
  const [first] = useSettingsPages();
  if (!first) return null;
  const [to, , resource = settings.resource, action = 'edit'] = first;
  return <Item {...settings} {...{ to, resource, action }} />;
};

const ProductItems = () => {
  const [open] = useSidebarState();
  const [list, creating] = [useCurrent('/products'), useCurrent('/products/create')];
  const [categories, featured] = [useCurrent('/categories'), useCurrent('/featured')];
  const [fields, places] = [useCurrent('/product-fields'), useCurrent('/places')];
  const transfers = useCurrent('/transfers');
  const inset = open ? { pl: '26px !important', fontSize: '0.84rem' } : {};
  const quiet = creating
    ? { '&.RaMenuItemLink-active': { color: 'text.secondary', backgroundColor: 'transparent' } }
    : {};
  return (
    <CanAccess resource="products" action="list">
      {open && (
        <Box
          sx={{
            display: 'flex',
            alignItems: 'center',
            px: '18px',
            pt: 0.75,
            pb: 0.25,
            color: 'text.secondary',
          }}
        >
          <Box sx={{ minWidth: 32, display: 'flex' }}>
            <ProductsIcon />
          </Box>
          <Typography variant="inherit" sx={{ fontWeight: 550, fontSize: '0.9rem' }}>
            {t('Products')}
          </Typography>
        </Box>
      )}
      <RaMenu.Item
        to="/products"
        primaryText={open ? t('List') : t('Products')}
        leftIcon={open ? <ListIcon fontSize="small" /> : <ProductsIcon />}
        keyboardShortcut="g>p"
        sx={{ ...inset, ...quiet }}
        {...(creating ? {} : list)}
      />
      <CanAccess resource="products" action="create">
        <RaMenu.Item
          to="/products/create"
          primaryText={open ? t('Create') : t('Create product')}
          leftIcon={<AddIcon fontSize={open ? 'small' : 'medium'} />}
          keyboardShortcut="g>n"
          sx={inset}
          {...creating}
        />
      </CanAccess>
      <RaMenu.Item
        to="/categories"
        primaryText={t('Categories')}
        leftIcon={<CategoriesIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...categories}
      />
      <RaMenu.Item
        to="/product-fields"
        primaryText={t('Fields')}
        leftIcon={<FieldsIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...fields}
      />
      <RaMenu.Item
        to="/places"
        primaryText={t('Places')}
        leftIcon={<PlacesIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...places}
      />
      <RaMenu.Item
        to="/transfers"
        primaryText={t('Transfers')}
        leftIcon={<TransfersIcon fontSize={open ? 'small' : 'medium'} />}
        sx={inset}
        {...transfers}
      />
      <CanAccess resource="products" action="edit">
        <RaMenu.Item
          to="/featured"
          primaryText={t('Featured')}
          leftIcon={<FeaturedIcon fontSize={open ? 'small' : 'medium'} />}
          sx={inset}
          {...featured}
        />
      </CanAccess>
    </CanAccess>
  );
};

/** However many entries there are and wherever they are scrolled to, Settings stands below them, and over none of them. */
const FRAME = {
  ...{ display: 'flex', flexDirection: 'column', height: 'calc(100dvh - 3.5rem)' },
  // a drawer, over the bar
  '@media (max-width: 767.95px)': { height: '100dvh' },
} as const;

/** The sidebar of the specification, and below it what else runs the shop. Entries a role may not open are absent. */
export const Menu = () => (
  <Box component="nav" aria-label={t('Admin')} sx={FRAME}>
    <Box sx={{ minHeight: 0, overflowY: 'auto', overflowX: 'hidden' }}>
      <RaMenu sx={{ pt: 1, mt: 0 }}>
        <CanAccess resource="stats" action="list">
          <RaMenu.Item
            to="/"
            primaryText={t('Dashboard')}
            leftIcon={<DashboardIcon />}
            keyboardShortcut="g>d"
          />
        </CanAccess>
        <ProductItems />
        <Group name={t('Sales')} entries={selling} />
        <Group name={t('Content')} entries={content} />
        <Group name={t('Staff and operation')} entries={staff} />
      </RaMenu>
    </Box>
    <Box sx={{ flexShrink: 0, borderTop: 1, borderColor: 'divider' }}>
      <RaMenu sx={{ m: 0, pb: 1 }}>
        <SettingsItem />
      </RaMenu>
    </Box>
  </Box>
);
