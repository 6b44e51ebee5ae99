import type { DemoLogin } from '../platform/api/types';
import { authTexts } from '../platform/messages/en/account';
import { Icon } from '../ui/icon';

/** The logins of a demo shop, one press away; nothing elsewhere. */
export function DemoLogins({
  logins,
  onPick,
}: {
  logins: readonly DemoLogin[];
  onPick: (login: DemoLogin) => void;
}) {
  if (logins.length === 0) return null;
  return (
    <section className="needs-scripts mt-7 rounded-m bg-plate p-4" aria-label={authTexts.demoTitle}>
      <p className="flex items-center gap-2 text-sm font-semibold">
        <Icon name="info" />
        {authTexts.demoTitle}
      </p>
      <p className="mt-1 mb-3 text-sm text-ink-soft">{authTexts.demoText}</p>
      <ul className="flex flex-wrap gap-2">
        {logins.map((login) => (
          <li key={login.email}>
            <button type="button" className="chip min-h-11" onClick={() => onPick(login)}>
              {login.label}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
