import { useDataProvider, useRecordContext } from 'react-admin';
import { useFormState } from 'react-hook-form';
import type { ShopDataProvider } from '../data-provider';
import { DraftPreview } from '../layout/draft-preview';
import type { PageRecord } from '../records';

/** The draft of the page beside its form. */
export const PagePreview = () => {
  const page = useRecordContext<PageRecord>();
  const shop = useDataProvider<ShopDataProvider>();
  const { isDirty } = useFormState();
  return page ? (
    <DraftPreview record={page} link={() => shop.previewPage(page.id)} isDirty={isDirty} />
  ) : null;
};
