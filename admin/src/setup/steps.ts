import type { SetupStepDto } from '@duka/client';
import { t } from '../texts';

export type StepName = SetupStepDto['name'];

/** How a step is called, and on which page it is done; `place` has its form in the list itself. */
export const STEPS: Readonly<Record<StepName, { title: string; to: string | null; action: string }>> = {
  name: { title: t('Name'), to: '/settings', action: t('Name the shop') },
  place: { title: t('Country, currency and tax'), to: null, action: '' },
  address: { title: t('Address and contact'), to: '/settings', action: t('Open the settings') },
  tax: { title: t('Tax'), to: '/tax-zones', action: t('Set the rates') },
  delivery: { title: t('Delivery'), to: '/shipping-zones', action: t('Set up delivery') },
  payments: { title: t('Payments'), to: '/settings/connections', action: t('Enter the keys') },
  mail: { title: t('Mail'), to: '/settings/connections', action: t('Set up mail') },
  reach: { title: t('Address on the web'), to: '/settings/connections', action: t('Enter the address') },
  product: { title: t('First product'), to: '/products/create', action: t('Add a product') },
  imprint: { title: t('Imprint'), to: '/settings', action: t('Write the imprint') },
};
