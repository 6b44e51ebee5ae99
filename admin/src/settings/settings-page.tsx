import { useQueryClient } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { Toolbar, useNotify, type RaRecord } from 'react-admin';
import { setShopCountry } from '../layout/shop-country';
import { setShopCurrency, shopCurrency } from '../layout/shop-currency';
import { setShopZone, shopZone } from '../layout/shop-zone';
import { SHOP_LOOK } from '../layout/shop-name';
import { Guarded } from '../layout/guarded';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { SettingsNav } from '../layout/settings-nav';
import { ShopForm } from '../layout/shop-form';
import { t } from '../texts';

const SaveBar = () => (
  <Toolbar>
    <SaveButton label={t('Save settings')} />
  </Toolbar>
);

/** What amounts and moments are written in: fields that stand are drawn anew when it changes. */
const shownIn = () => `${shopCurrency().code} ${shopZone()}`;

/** What differs from what was read: a page must not write back what somebody changed on another one. */
const changed = (data: Partial<RaRecord>, options?: { previousData?: Partial<RaRecord> }) => {
  const before = options?.previousData ?? {};
  return Object.fromEntries(
    Object.entries(data).filter(([name, value]) => JSON.stringify(before[name]) !== JSON.stringify(value)),
  );
};

/** One page of the record that describes the shop. */
export const SettingsPage = ({ title, children }: { title: string; children: ReactNode }) => {
  const notify = useNotify();
  const queries = useQueryClient();
  const [units, countIn] = useState(shownIn);
  const saved = (settings: { currency: string; country: string; timeZone: string }) => {
    setShopCurrency(settings.currency);
    setShopCountry(settings.country);
    setShopZone(settings.timeZone);
    countIn(shownIn());
    notify(t('Settings saved'), { type: 'success' });
    void queries.invalidateQueries({ queryKey: SHOP_LOOK });
  };
  return (
    <Guarded resource="settings" action="edit">
      <SettingsNav />
      <ShopEdit
        resource="settings"
        id="shop"
        title={title}
        mutationMode="pessimistic"
        redirect={false}
        actions={false}
        transform={changed}
        mutationOptions={{ onSuccess: saved }}
        sx={{ maxWidth: 920 }}
      >
        <ShopForm key={units} toolbar={<SaveBar />}>
          {children}
        </ShopForm>
      </ShopEdit>
    </Guarded>
  );
};
