import type { ReactNode } from 'react';
import {
  CheckForApplicationUpdate,
  Layout as RaLayout,
  Sidebar as RaSidebar,
  type SidebarProps,
  useSidebarState,
} from 'react-admin';
import { useHotkeys } from 'react-hotkeys-hook';
import { QuickSearch } from '../quick-search/quick-search';
import { TopBar } from './app-bar';
import { BrokenPage } from './dead-ends';
import { DocumentTitle } from './document-title';
import { Menu } from './menu';
import { SimulatedPayments } from './payments-notice';
import { SessionDialog } from './session-dialog';
import { ShopChanged } from './shop-changed';
import { ShortcutSheet } from './shortcut-sheet';
import { usePhone } from './use-phone';

/** Ctrl/Cmd+B, also while typing (specification 2). */
const SidebarShortcut = () => {
  const [open, setOpen] = useSidebarState();
  useHotkeys('mod+b', () => setOpen(!open), { enableOnFormTags: true, preventDefault: true }, [open]);
  return null;
};

/** On a phone another one: a drawer that appears open and is closed in the same moment would stay over the page. */
const Sidebar = (props: SidebarProps) => <RaSidebar key={String(usePhone())} {...props} />;

/** The frame of every page: bar, sidebar, content, and the dialogs that any page may need. */
export const Layout = ({ children }: { children: ReactNode }) => (
  <RaLayout appBar={TopBar} menu={Menu} sidebar={Sidebar} error={BrokenPage} appBarAlwaysOn>
    <DocumentTitle />
    <SidebarShortcut />
    <QuickSearch />
    <ShortcutSheet />
    <SessionDialog />
    <SimulatedPayments />
    <ShopChanged />
    {children}
    <CheckForApplicationUpdate interval={600_000} />
  </RaLayout>
);
