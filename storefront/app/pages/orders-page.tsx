import { EarlierOrders } from '../orders/earlier-orders';
import { MyOrders } from '../orders/my-orders';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => privateMeta(profileTexts.ordersTitle);

export default function OrdersPage() {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: profileTexts.title, to: '/profile' }, { label: profileTexts.ordersTitle }]}
      />
      <h1 className="mb-8">{profileTexts.ordersTitle}</h1>
      <RequireLogin>
        <MyOrders />
        <EarlierOrders />
      </RequireLogin>
    </div>
  );
}
