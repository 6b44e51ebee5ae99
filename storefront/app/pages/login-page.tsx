import { useEffect } from 'react';
import { Link, useLocation, useNavigate, useSearchParams } from 'react-router';
import { AuthFrame } from '../accounts/auth-frame';
import { LoginForm } from '../accounts/login-form';
import { PasskeyLogin } from '../accounts/passkey-login';
import { ProviderButtons } from '../accounts/provider-buttons';
import type { User } from '../platform/api/types';
import { getShop } from '../platform/api/shop';
import { authTexts } from '../platform/messages/en/account';
import { privateMeta } from '../platform/page-meta';
import { safeNext } from '../platform/session/next-path';
import { readUser } from '../platform/session/session';
import { useHydrated } from '../platform/use-hydrated';
import { Icon } from '../ui/icon';
import type { Route } from './+types/login-page';

export const meta = () => privateMeta(authTexts.loginTitle, authTexts.loginLead);

/** The demo's logins and the configured sign-in providers; neither when the API does not answer. */
export async function loader() {
  try {
    const { demoLogins = [], providers = [] } = (await getShop()).data;
    return { demoLogins, providers };
  } catch {
    return { demoLogins: [], providers: [] };
  }
}

/** Where a fresh session goes: admins to their panel, everyone else back to where they came from. */
function goalOf(user: User, next: string | null): string {
  const goal = safeNext(next);
  return user.role === 'admin' && !goal.startsWith('/admin') ? '/admin' : goal;
}

export default function LoginPage({ loaderData }: Route.ComponentProps) {
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const hydrated = useHydrated();
  const state = useLocation().state as { told?: string; email?: string } | null;
  const next = query.get('next');
  const leave = (user: User) => {
    const goal = goalOf(user, next);
    if (goal.startsWith('/admin')) window.location.assign(goal);
    else void navigate(goal, { replace: true });
  };
  useEffect(() => {
    const user = hydrated ? readUser() : null;
    if (user) leave(user);
    // Only on arrival: someone who is logged in already has nothing to do here.
  }, [hydrated]);
  return (
    <AuthFrame title={authTexts.loginTitle} lead={authTexts.loginLead}>
      {hydrated && state?.told && (
        <p role="status" className="notice mb-5 bg-good-wash font-semibold text-good">
          <Icon name="check" className="mt-0.5" />
          {state.told}
        </p>
      )}
      <LoginForm
        email={hydrated ? state?.email : undefined}
        demoLogins={loaderData.demoLogins}
        onDone={leave}
      />
      <PasskeyLogin onDone={leave} />
      <ProviderButtons providers={loaderData.providers} />
      <p className="mt-7 text-ink-soft">
        {authTexts.noAccount}{' '}
        <Link to={next ? `/signup?next=${encodeURIComponent(next)}` : '/signup'} className="link">
          {authTexts.signupLink}
        </Link>
      </p>
    </AuthFrame>
  );
}
