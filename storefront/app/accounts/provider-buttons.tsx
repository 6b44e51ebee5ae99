import { authTexts } from '../platform/messages/en/account';

const names: Record<string, string> = { google: 'Google', apple: 'Apple' };

/** Sign-in with Google or Apple, for those that the shop has configured. */
export function ProviderButtons({ providers }: { providers: readonly string[] }) {
  const known = providers.filter((provider) => provider in names);
  if (known.length === 0) return null;
  return (
    <ul className="mt-5 grid gap-2.5">
      {known.map((provider) => (
        <li key={provider}>
          <a className="btn btn-secondary w-full" href={`/api/v1/auth/${provider}`}>
            {authTexts.with(names[provider] ?? provider)}
          </a>
        </li>
      ))}
    </ul>
  );
}
