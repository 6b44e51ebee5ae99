import { NoUser } from '../accounts/no-user';
import { ProfileHeader } from '../accounts/profile-header';
import { MyOrders } from '../orders/my-orders';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { useUser } from '../platform/session/use-session';
import { Breadcrumb } from '../ui/breadcrumb';

export const meta = () => privateMeta(profileTexts.title);

export default function ProfilePage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: profileTexts.title }]} />
      <RequireLogin>
        <Profile />
      </RequireLogin>
    </div>
  );
}

function Profile() {
  const user = useUser();
  if (!user) return <NoUser />;
  return (
    <>
      <ProfileHeader user={user} />
      <section aria-label={profileTexts.ordersTitle}>
        <MyOrders />
      </section>
    </>
  );
}
