import { catalogues } from './catalogues';

const KEPT = 'panelLanguage';

const isSpoken = (tag: string) => tag === 'en' || tag in catalogues;

/** As chosen in this browser, else by what the browser speaks, else English. */
function chosen(): string {
  try {
    const kept = window.localStorage.getItem(KEPT);
    if (kept !== null && isSpoken(kept)) return kept;
  } catch {
    // a browser that keeps nothing is asked what it speaks
  }
  const asked = typeof navigator === 'undefined' ? [] : navigator.languages;
  return asked.map((tag) => tag.split('-')[0]?.toLowerCase() ?? '').find(isSpoken) ?? 'en';
}

const wanted = chosen();
const loaded = await catalogues[wanted]?.().catch(() => undefined);

/** What the panel speaks: English where the texts of the chosen language could not be fetched. */
export const panelLanguage = loaded ? wanted : 'en';

/** The texts and the writing of that language; undefined for English. */
export const spoken = loaded;

/** The tags of the languages that the panel speaks. */
export const panelLanguages = ['en', ...Object.keys(catalogues)];

/** Loads the page in another language, at the same address. */
export function speak(tag: string): void {
  window.localStorage.setItem(KEPT, tag);
  window.location.reload();
}
