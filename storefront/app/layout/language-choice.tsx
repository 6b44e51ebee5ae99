import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { addressIn, chooseLanguage, wantedLanguage } from '../platform/language-address';
import { footerTexts } from '../platform/messages/en/footer';
import { languageTag } from '../platform/messages/en/language';
import { languageNames } from '../platform/messages/en/languages';
import { useShopInfo } from '../platform/shop-info';
import { toast } from '../platform/toasts';
import { useHydrated } from '../platform/use-hydrated';

/** Where the page stood when another language was chosen. */
const PLACE = 'language-place';
const OFFERED = 'language-offered';

/** How long, in milliseconds, a page may grow after it has come. */
const GROWS_MS = 1_500;

/** Brings a page that has just come to where the other one stood, until somebody moves it. */
function keepPlace(place: number): void {
  const until = performance.now() + GROWS_MS;
  let moved = false;
  for (const kind of ['wheel', 'touchstart', 'keydown', 'pointerdown'])
    window.addEventListener(kind, () => (moved = true), { once: true, passive: true });
  const step = () => {
    if (moved || performance.now() > until) return;
    if (Math.abs(window.scrollY - place) > 1) window.scrollTo(0, place);
    requestAnimationFrame(step);
  };
  step();
}

/** The same page in each language of the shop; a choice keeps the place on it. Absent where there is but one. */
export function LanguageChoice() {
  const { languages } = useShopInfo();
  const { pathname, search, hash } = useLocation();
  const isHydrated = useHydrated();
  const spoken = languages.filter((tag) => languageNames[tag] !== undefined);
  // caches keep a page for all that is behind its question mark
  const path = pathname + (isHydrated ? search : '');
  useEffect(() => {
    const place = sessionStorage.getItem(PLACE);
    sessionStorage.removeItem(PLACE);
    if (place !== null) keepPlace(Number(place));
    if (languageTag !== spoken[0]) chooseLanguage(languageTag);
    const wanted = wantedLanguage(spoken);
    if (wanted === undefined || wanted === languageTag || sessionStorage.getItem(OFFERED)) return;
    sessionStorage.setItem(OFFERED, '1');
    const href = addressIn(wanted, spoken, pathname + search);
    const action = { label: languageNames[wanted] ?? wanted, href };
    const offers = import('../platform/messages/en/language-offers');
    offers.then(
      ({ languageOffers }) => toast.info(languageOffers[wanted] ?? '', { action, lang: wanted }),
      () => undefined,
    );
    // once for a page that was opened, not for each step through the shop
  }, []);
  if (spoken.length < 2) return null;
  const choose = (tag: string) => {
    chooseLanguage(tag);
    sessionStorage.setItem(PLACE, String(window.scrollY));
  };
  return (
    <nav aria-label={footerTexts.languages}>
      <ul className="flex flex-wrap gap-x-4">
        {spoken.map((tag) => (
          <li key={tag}>
            <a
              href={addressIn(tag, spoken, path) + hash}
              lang={tag}
              hrefLang={tag}
              aria-current={tag === languageTag ? 'true' : undefined}
              onClick={() => choose(tag)}
              className="inline-block py-1.5 underline-offset-4 hover:underline aria-current:font-semibold aria-current:text-on-stage"
            >
              {languageNames[tag]}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
