import type { SetupStepDto } from '@duka/client';

export type StepName = SetupStepDto['name'];

/** How a step is called, and on which page it is done; `place` has its form in the list itself. */
export const STEPS: Readonly<Record<StepName, { title: string; to: string | null; action: string }>> = {
  name: { title: 'Name', to: '/settings', action: 'Name the shop' },
  place: { title: 'Country, currency and tax', to: null, action: '' },
  address: { title: 'Address and contact', to: '/settings', action: 'Open the settings' },
  tax: { title: 'Tax', to: '/tax-zones', action: 'Set the rates' },
  delivery: { title: 'Delivery', to: '/shipping-zones', action: 'Set up delivery' },
  payments: { title: 'Payments', to: '/settings/connections', action: 'Enter the keys' },
  mail: { title: 'Mail', to: '/settings/connections', action: 'Set up mail' },
  reach: { title: 'Address on the web', to: null, action: '' },
  product: { title: 'First product', to: '/products/create', action: 'Add a product' },
  imprint: { title: 'Imprint', to: '/settings', action: 'Write the imprint' },
};
