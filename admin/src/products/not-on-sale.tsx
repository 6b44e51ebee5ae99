import { dateTime } from '../layout/format';
import { StatusChip } from '../layout/status-chip';
import type { ProductRecord } from '../records';

/** What shoppers do not see must not look like what they see. */
export const NotOnSale = ({ product: { status, publishAt } }: { product: ProductRecord }) =>
  status === 'active' ? null : (
    <StatusChip status={status} {...(publishAt ? { label: `On sale from ${dateTime(publishAt)}` } : {})} />
  );
