import { useQuery, useQueryClient } from '@tanstack/react-query';
import { Box } from '@mui/material';
import { Toolbar, useDataProvider, useNotify, type RaRecord } from 'react-admin';
import { FieldsForm } from '../layout/fields-form';
import { FormSection } from '../layout/form-section';
import { Guarded } from '../layout/guarded';
import { ShopEdit } from '../layout/record-pages';
import { SaveButton } from '../layout/save-button';
import { SettingsNav } from '../layout/settings-nav';
import { ShopForm } from '../layout/shop-form';
import { SHOP_LOOK } from '../layout/shop-name';
import type { ShopDataProvider } from '../data-provider';
import { LookPreview } from './look-preview';
import { t } from '../texts';

type Values = Record<string, unknown>;

/** Only what was changed: another page may have changed the rest. An emptied field is Duka's own again. */
const changed = ({ fields }: Partial<RaRecord>, options?: { previousData?: Partial<RaRecord> }) => {
  const before = (options?.previousData?.['fields'] ?? {}) as Values;
  const now = (fields ?? {}) as Values;
  const names = Object.keys({ ...before, ...now }).filter(
    (name) => (before[name] ?? null) !== (now[name] ?? null),
  );
  return { fields: Object.fromEntries(names.map((name) => [name, now[name] ?? null])) };
};

const SaveBar = () => (
  <Toolbar>
    <SaveButton label={t('Save identity')} />
  </Toolbar>
);

/** By what the shop is known: logo, colours, letters, company, profiles. */
export const IdentityPage = () => {
  const notify = useNotify();
  const queries = useQueryClient();
  const dataProvider = useDataProvider<ShopDataProvider>();
  const { data: groups = [] } = useQuery({
    queryKey: ['definitions', 'identity'],
    queryFn: () => dataProvider.identityFields(),
    staleTime: Infinity,
  });
  const saved = () => {
    notify(t('Identity saved. Pages follow within a few seconds.'), { type: 'success' });
    void queries.invalidateQueries({ queryKey: SHOP_LOOK });
  };
  return (
    <Guarded resource="settings" action="edit">
      <SettingsNav />
      <ShopEdit
        resource="identity"
        id="shop"
        title={t('Identity')}
        mutationMode="pessimistic"
        redirect={false}
        actions={false}
        transform={changed}
        mutationOptions={{ onSuccess: saved }}
        sx={{ maxWidth: 920 }}
      >
        <ShopForm toolbar={<SaveBar />}>
          {groups.map(({ title, hint, fields }) => (
            <FormSection key={title} title={title} hint={hint}>
              <FieldsForm fields={fields} source="fields" />
              {title === 'Colours' && (
                <Box className="wide">
                  <LookPreview />
                </Box>
              )}
            </FormSection>
          ))}
        </ShopForm>
      </ShopEdit>
    </Guarded>
  );
};
