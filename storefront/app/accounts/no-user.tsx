import { profileTexts } from '../platform/messages/en/profile';
import { EmptyState } from '../ui/states';

/** A token without user data: nothing to show, and the way to a fresh login. */
export function NoUser() {
  return (
    <EmptyState
      icon="user"
      title={profileTexts.noUser}
      link={{ label: profileTexts.goToLogin, to: '/login' }}
    />
  );
}
