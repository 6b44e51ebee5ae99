import {
  orderStatusLabels,
  orderStatusOfWay,
  paymentDetailLabels,
  paymentStatusLabels,
} from '../platform/messages/en/orders';
import { Badge } from '../ui/badge';

/** An order's status in its colour; an unknown value is shown as it is. */
export function StatusBadge({
  status,
  way = 'parcel',
}: {
  status: string | null | undefined;
  way?: string | undefined;
}) {
  const value = status || 'pending';
  const word = orderStatusLabels[value];
  return (
    <Badge look={word?.look ?? 'neutral'}>{orderStatusOfWay[way]?.[value] ?? word?.label ?? value}</Badge>
  );
}

/** An order's payment status, told more exactly where the four words do not tell it all. */
export function PaymentBadge({ status, detail }: { status: string; detail?: string | null }) {
  const word = paymentStatusLabels[status];
  const label = (detail && paymentDetailLabels[detail]) || word?.label || status;
  return <Badge look={word?.look ?? 'neutral'}>{label}</Badge>;
}
