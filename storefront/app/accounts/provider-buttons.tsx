import { useId } from 'react';
import { authTexts } from '../platform/messages/en/account';
import { useShopInfo } from '../platform/shop-info';

const names: Record<string, string> = { google: 'Google', apple: 'Apple' };

/** Sign-in with Google or Apple, for those that the shop has configured. The demo shows the others, too, and why they do nothing. */
export function ProviderButtons({ providers }: { providers: readonly string[] }) {
  const { demo } = useShopInfo();
  const why = useId();
  const shown = Object.entries(names).filter(([provider]) => demo || providers.includes(provider));
  if (shown.length === 0) return null;
  const isInert = shown.some(([provider]) => !providers.includes(provider));
  return (
    <div className="mt-5 grid gap-2.5">
      <ul className="grid gap-2.5">
        {shown.map(([provider, name]) => (
          <li key={provider}>
            {providers.includes(provider) ? (
              <a className="btn btn-secondary w-full" href={`/api/v1/auth/${provider}`}>
                {authTexts.with(name)}
              </a>
            ) : (
              <button
                type="button"
                className="btn btn-secondary w-full"
                aria-disabled="true"
                aria-describedby={why}
              >
                {authTexts.with(name)}
              </button>
            )}
          </li>
        ))}
      </ul>
      {isInert && (
        <p id={why} className="text-sm text-ink-soft">
          {authTexts.notSetUp}
        </p>
      )}
    </div>
  );
}
