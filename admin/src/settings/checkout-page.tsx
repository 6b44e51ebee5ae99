import { t } from '../texts';
import { DeclaredSections } from './declared-sections';
import { RemindedCarts } from './reminded-carts';
import { SettingsPage } from './settings-page';

/** What holds for whoever buys. */
export const CheckoutPage = () => (
  <SettingsPage title={t('Checkout')}>
    <DeclaredSections page="checkout" below={{ cartReminderHours: <RemindedCarts /> }} />
  </SettingsPage>
);
