import { type ReactNode, Suspense } from 'react';
import { Addresses } from '../accounts/addresses';
import { ChangePassword } from '../accounts/change-password';
import { LateSkeleton } from '../ui/states';
import { OwnData } from '../accounts/own-data';
import { Sessions } from '../accounts/sessions';
import { ThemeChoice } from '../accounts/theme-choice';
import { emailTexts } from '../platform/messages/en/email-change';
import { secondFactorTexts } from '../platform/messages/en/second-factor';
import { ownDataTexts } from '../platform/messages/en/own-data';
import { profileTexts, settingsTexts } from '../platform/messages/en/profile';
import { privateMeta } from '../platform/page-meta';
import { RequireLogin } from '../platform/session/require-login';
import { Breadcrumb } from '../ui/breadcrumb';
import { lazily } from '../ui/error-boundary';

export const meta = () => privateMeta(settingsTexts.title);

const ChangeEmail = lazily(() => import('../accounts/change-email'));
const TwoStepLogin = lazily(() => import('../accounts/two-step-login'));
const Passkeys = lazily(() => import('../accounts/passkeys'));

/** What few come for, whose scripts arrive with its section. */
const later = (section: ReactNode) => (
  <Suspense fallback={<LateSkeleton className="h-40 rounded-l" />}>{section}</Suspense>
);

const sections: { id: string; title: string; body: ReactNode }[] = [
  { id: 'addresses', title: settingsTexts.addresses, body: <Addresses /> },
  { id: 'email', title: emailTexts.title, body: later(<ChangeEmail />) },
  { id: 'password', title: settingsTexts.password, body: <ChangePassword /> },
  { id: 'two-step', title: secondFactorTexts.title, body: later(<TwoStepLogin />) },
  { id: 'passkeys', title: secondFactorTexts.passkeys, body: later(<Passkeys />) },
  { id: 'sessions', title: settingsTexts.sessions, body: <Sessions /> },
  { id: 'theme', title: settingsTexts.theme, body: <ThemeChoice /> },
  { id: 'data', title: ownDataTexts.title, body: <OwnData /> },
];

export default function SettingsPage() {
  return (
    <div className="wrap">
      <Breadcrumb crumbs={[{ label: profileTexts.title, to: '/profile' }, { label: settingsTexts.title }]} />
      <h1 className="mb-8">{settingsTexts.title}</h1>
      <RequireLogin>
        <div className="grid items-start gap-x-12 gap-y-6 lg:grid-cols-[14rem_1fr]">
          <nav aria-label={settingsTexts.sections} className="lg:sticky lg:top-36">
            <ul className="-mx-3 flex flex-wrap lg:grid">
              {sections.map(({ id, title }) => (
                <li key={id}>
                  <a href={`#${id}`} className="menu-item">
                    {title}
                  </a>
                </li>
              ))}
            </ul>
          </nav>
          <div className="grid max-w-[40rem] gap-12">
            {sections.map(({ id, title, body }) => (
              <section key={id} id={id} aria-labelledby={`${id}-title`} className="scroll-mt-12">
                <h2 id={`${id}-title`} className="mb-5">
                  {title}
                </h2>
                {body}
              </section>
            ))}
          </div>
        </div>
      </RequireLogin>
    </div>
  );
}
