import { t } from '../texts';
import { DeclaredSections } from './declared-sections';
import { SettingsPage } from './settings-page';

/** Who the shop is, and what it asks of its staff. */
export const GeneralPage = () => (
  <SettingsPage title={t('Settings')}>
    <DeclaredSections page="general" />
  </SettingsPage>
);
