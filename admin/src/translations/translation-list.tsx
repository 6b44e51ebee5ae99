import { Box, Button, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import {
  Loading,
  SearchInput,
  SelectInput,
  Title,
  useCanAccess,
  useDataProvider,
  useListContext,
} from 'react-admin';
import { Link } from 'react-router-dom';
import type { ShopDataProvider } from '../data-provider';
import { EmptyPage } from '../layout/empty-page';
import { ListToolbar } from '../layout/list-toolbar';
import { ShopList } from '../layout/shop-list';
import { useFilters } from '../layout/use-filters';
import type { TranslationLine, TranslationProgress } from '../records';
import { TranslationRow } from './translation-row';
import { KINDS, STATES, tabOf } from './translation-texts';
import { useAct } from '../layout/use-act';
import { t } from '../texts';

/** So many texts a machine drafts at once. */
const MOST_DRAFTS = 20;

const filters = [
  <SearchInput key="q" source="q" alwaysOn placeholder={t('Search the texts')} />,
  <SelectInput key="kind" source="kind" label={t('Kind')} choices={KINDS} helperText={false} alwaysOn />,
  <SelectInput key="state" source="state" label={t('State')} choices={STATES} helperText={false} alwaysOn />,
];

const useProgress = () => {
  const shop = useDataProvider<ShopDataProvider>();
  return useQuery({ queryKey: ['translations', 'progress'], queryFn: () => shop.translationProgress() });
};

const OneLanguage = () => {
  const { canAccess: maySet } = useCanAccess({ resource: 'settings', action: 'edit' });
  return (
    <>
      <Title title={t('Translations')} />
      <EmptyPage
        title={t('The shop has one language')}
        text={t('Add another one in Settings, General: what the shop sells is then translated into it here.')}
      >
        {maySet && (
          <Button component={Link} to="/settings" variant="contained">
            {t('Add a language')}
          </Button>
        )}
      </EmptyPage>
    </>
  );
};

const Languages = ({ progress }: { progress: TranslationProgress }) => {
  const { filterValues, setFilters } = useFilters();
  const [first] = progress.languages;
  const chosen = progress.languages.find((tag) => tag === filterValues['language']) ?? first;
  return (
    <Tabs
      value={chosen}
      onChange={(_, language: string) => setFilters({ ...filterValues, language })}
      variant="scrollable"
      scrollButtons="auto"
      aria-label={t('Languages')}
    >
      {progress.languages.map((tag) => (
        <Tab key={tag} value={tag} label={tabOf(tag, progress)} />
      ))}
    </Tabs>
  );
};

const Drafts = ({ onDrafted }: { onDrafted: () => unknown }) => {
  const { data = [] } = useListContext<TranslationLine>();
  const shop = useDataProvider<ShopDataProvider>();
  const { canAccess: mayWrite } = useCanAccess({ resource: 'translations', action: 'edit' });
  const { busy: isBusy, act } = useAct(t('Nothing was drafted'));
  const missing = data.filter(({ state }) => state === 'missing').slice(0, MOST_DRAFTS);
  if (!mayWrite || missing.length === 0) return null;
  const draft = () =>
    act(async () => {
      await shop.draftTranslations(missing);
      await onDrafted();
    });
  return (
    <Button onClick={() => void draft()} disabled={isBusy} sx={{ justifySelf: 'start' }}>
      {t('{count, plural, one {Draft the missing text} other {Draft # missing texts}}', {
        count: missing.length,
      })}
    </Button>
  );
};

const Lines = () => {
  const { data = [], refetch } = useListContext<TranslationLine>();
  const { filterValues, setFilters } = useFilters();
  const { data: progress, refetch: count } = useProgress();
  const again = () => Promise.all([refetch(), count()]);
  return (
    <Box sx={{ display: 'grid', gap: 1.5, p: { xs: 1, sm: 2 } }}>
      {progress && <Languages progress={progress} />}
      {filterValues['owner'] !== undefined && (
        <Button
          onClick={() => setFilters({ ...filterValues, owner: undefined })}
          sx={{ justifySelf: 'start' }}
        >
          {t('Show the texts of everything')}
        </Button>
      )}
      {progress?.canDraft && <Drafts onDrafted={again} />}
      {data.map((line) => (
        <TranslationRow key={[line.id, line.state, line.translation].join(' ')} line={line} onSaved={again} />
      ))}
    </Box>
  );
};

/** What the shop sells, in its other languages: what is missing, what a machine drafted, what is to be checked. */
export const TranslationList = () => {
  const { data: progress, isPending } = useProgress();
  if (isPending)
    return (
      <>
        <Title title={t('Translations')} />
        <Loading />
      </>
    );
  return progress?.languages.length === 0 ? <OneLanguage /> : <Texts />;
};

const Texts = () => (
  <ShopList
    title={t('Translations')}
    sort={{ field: 'title', order: 'ASC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('Nothing to translate yet')}
        text={t('What the shop sells is translated here into its other languages.')}
      />
    }
    actions={<ListToolbar hasColumns={false} />}
  >
    <Lines />
  </ShopList>
);
