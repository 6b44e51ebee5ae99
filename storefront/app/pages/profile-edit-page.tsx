import { useNavigate } from 'react-router';
import { ProfileForm } from '../accounts/profile-form';
import { getMe } from '../platform/api/accounts';
import { profileTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { useLoad } from '../platform/use-load';
import { Breadcrumb } from '../ui/breadcrumb';
import { Late } from '../ui/late';
import { ErrorState, Skeleton } from '../ui/states';

export const meta = () => privateMeta(profileTexts.editTitle);

export default function ProfileEditPage() {
  return (
    <div className="wrap">
      <Breadcrumb
        crumbs={[{ label: profileTexts.title, to: '/profile' }, { label: profileTexts.editTitle }]}
      />
      <h1>{profileTexts.editTitle}</h1>
      <p className="mt-3 mb-8 text-ink-soft">{profileTexts.editLead}</p>
      <RequireLogin>
        <LoadedForm />
      </RequireLogin>
    </div>
  );
}

function LoadedForm() {
  const loaded = useLoad(() => getMe());
  const navigate = useNavigate();
  if (loaded.state === 'failed')
    return <ErrorState title={profileTexts.loadFailed} onRetry={loaded.reload} />;
  if (loaded.state === 'loading') {
    return (
      <Late>
        <Skeleton className="h-96 max-w-2xl rounded-l" />
      </Late>
    );
  }
  return <ProfileForm me={loaded.data.data} onDone={() => void navigate('/profile')} />;
}
