import { dateTime } from '../layout/format';
import { StatusChip } from '../layout/status-chip';
import type { ProductRecord } from '../records';
import { t } from '../texts';

/** What shoppers do not see must not look like what they see. */
export const NotOnSale = ({ product: { status, publishAt } }: { product: ProductRecord }) =>
  status === 'active' ? null : (
    <StatusChip
      status={status}
      {...(publishAt ? { label: t('On sale from {publishAt}', { publishAt: dateTime(publishAt) }) } : {})}
    />
  );
