import { CreateButton, DataTable, SearchInput } from 'react-admin';
import { CardList } from '../layout/cards';
import { EmptyPage } from '../layout/empty-page';
import { dateTime } from '../layout/format';
import { ListToolbar } from '../layout/list-toolbar';
import { RowLink } from '../layout/row-link';
import { ShopList } from '../layout/shop-list';
import { useNarrow } from '../layout/use-phone';
import type { DraftOrderSummary } from '../records';
import { QuoteChip } from './quote-box';
import { t } from '../texts';

const filters = [<SearchInput key="q" source="q" alwaysOn placeholder={t('Name, email, phone or note')} />];
const create = <CreateButton label={t('New order')} variant="contained" />;

const buyerOf = ({ buyer }: DraftOrderSummary) => buyer || t('Nobody yet');
const itemsOf = ({ itemCount }: DraftOrderSummary) =>
  t('{itemCount, plural, one {# item} other {# items}}', { itemCount });

const Drafts = () =>
  useNarrow() ? (
    <CardList<DraftOrderSummary>
      opens="edit"
      title={buyerOf}
      aside={itemsOf}
      lines={(draft) => (
        <>
          {draft.quote && (
            <>
              <QuoteChip state={draft.quote.state} />{' '}
            </>
          )}
          {[dateTime(draft.updatedAt), draft.note].filter(Boolean).join(' · ')}
        </>
      )}
      to={(draft) => `/draft-orders/${draft.id}`}
    />
  ) : (
    <DataTable rowClick="edit" bulkActionButtons={false}>
      <DataTable.Col
        source="buyer"
        label={t('Buyer')}
        disableSort
        sx={{ fontWeight: 600 }}
        render={(draft: DraftOrderSummary) => <RowLink to="edit">{buyerOf(draft)}</RowLink>}
      />
      <DataTable.Col label={t('Items')} disableSort render={itemsOf} />
      <DataTable.Col
        label={t('Price quote')}
        disableSort
        render={({ quote }: DraftOrderSummary) => quote && <QuoteChip state={quote.state} />}
      />
      <DataTable.Col source="note" label={t('Note')} disableSort />
      <DataTable.Col
        source="updatedAt"
        label={t('Changed')}
        render={(draft: DraftOrderSummary) => dateTime(draft.updatedAt)}
      />
    </DataTable>
  );

/** Orders that were written down and are not placed yet. */
export const DraftOrderList = () => (
  <ShopList
    title={t('Draft orders')}
    sort={{ field: 'updatedAt', order: 'DESC' }}
    filters={filters}
    empty={
      <EmptyPage
        title={t('No drafts')}
        text={t(
          'An order that comes by phone or at the counter is written down here, priced as in the shop, and placed for its buyer.',
        )}
      >
        {create}
      </EmptyPage>
    }
    actions={<ListToolbar>{create}</ListToolbar>}
  >
    <Drafts />
  </ShopList>
);
