/** What no longer holds of the pages that are kept: asked of the API while pages are wanted, so that nothing old is given out. */
import { log } from './log.mjs';

/** A kept page is given out for so long after the API was asked, in milliseconds: nothing is older than a second, the way to the visitor included. */
const HOLDS_MS = 800;
/** From then on it is asked again, while pages are still given out. */
const ASK_AFTER_MS = 250;

/**
 * @param {string} apiUrl
 * @param {(changes: { everything: boolean, lists: boolean, products: string[], lagMs: number }) => void} tell hears of each change, in order
 */
export function hearChanges(apiUrl, tell) {
  let cursor = '';
  /** When the last answer was asked for, and the last silence. */
  let heardAt = -Infinity;
  let silentAt = -Infinity;
  /** When something was changed through this process. */
  let changedAt = -Infinity;
  let asking;

  const isHeard = (now) => heardAt >= changedAt && now - heardAt < HOLDS_MS;

  async function ask() {
    const at = performance.now();
    try {
      const signal = AbortSignal.timeout(HOLDS_MS);
      const response = await fetch(`${apiUrl}/changes?after=${encodeURIComponent(cursor)}`, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const changes = await response.json();
      tell(changes);
      ({ cursor } = changes);
      heardAt = at;
    } catch (error) {
      if (silentAt <= heardAt)
        log('warn', 'pages are not kept: changes are not heard', { error: String(error) });
      silentAt = at;
    }
  }

  function askOnce() {
    asking ??= ask().finally(() => (asking = undefined));
    return asking;
  }

  return {
    /** Something has been changed through this process: it counts for the next page. */
    changed: () => (changedAt = performance.now()),
    /** @returns {boolean | Promise<boolean>} whether all changes are heard of, so that what is kept holds */
    isHeard() {
      const now = performance.now();
      if (isHeard(now)) {
        if (now - heardAt > ASK_AFTER_MS) void askOnce();
        return true;
      }
      if (now - silentAt < ASK_AFTER_MS) return false;
      return (async () => {
        await askOnce();
        // one that was under way already may not know of the change
        if (heardAt < changedAt) await askOnce();
        return isHeard(performance.now());
      })();
    },
  };
}
