import { useState } from 'react';
import { downloadCreditNotes } from '../platform/api/invoice';
import type { Order } from '../platform/api/types';
import { orderPageTexts } from '../platform/messages/en/orders';
import { toast } from '../platform/toasts';
import { Button } from '../ui/button';
import { Icon } from '../ui/icon';

/** The paper of what was given back of a paid order. */
export function CreditNotes({ order }: { order: Order }) {
  const [fetching, setFetching] = useState(false);
  const fetchPaper = async () => {
    setFetching(true);
    const done = await downloadCreditNotes(order._id, order.number);
    setFetching(false);
    if (!done) toast.error(orderPageTexts.creditNotesFailed);
  };
  return (
    <Button look="secondary" small busy={fetching} onClick={() => void fetchPaper()}>
      <Icon name="print" />
      {orderPageTexts.creditNotes}
    </Button>
  );
}
