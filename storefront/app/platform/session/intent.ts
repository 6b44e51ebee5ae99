const KEY = 'duka.intent';
const LIFE_MS = 30 * 60_000;

/** What a visitor wanted to do before being asked to log in; done once they are. */
export type Intent =
  | { kind: 'cart'; productId: string; variantId: string | null; quantity: number }
  | { kind: 'favorite'; productId: string };

/** Keeps the visitor's wish for half an hour, in this tab only. */
export function rememberIntent(intent: Intent): void {
  try {
    window.sessionStorage.setItem(KEY, JSON.stringify({ intent, at: Date.now() }));
  } catch {
    // Without storage the wish is not remembered; the shopper clicks again.
  }
}

/** Takes the remembered wish out; null when there is none or it is too old. */
export function takeIntent(): Intent | null {
  try {
    const text = window.sessionStorage.getItem(KEY);
    window.sessionStorage.removeItem(KEY);
    const kept = text ? (JSON.parse(text) as { intent: Intent; at: number }) : null;
    return kept && Date.now() - kept.at < LIFE_MS ? kept.intent : null;
  } catch {
    return null;
  }
}
