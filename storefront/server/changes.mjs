/** What no longer holds of the pages that are kept, asked of the API. */
import { Hearing } from '@duka/serving/hearing.js';
import { log } from './log.mjs';

/**
 * @param {string} apiUrl
 * @param {(changes: { everything: boolean, lists: boolean, products: string[], lagMs: number }) => void} tell hears of each change, in order
 */
export function hearChanges(apiUrl, tell) {
  let cursor = '';
  return new Hearing({
    ask: async (signal) => {
      const response = await fetch(`${apiUrl}/changes?after=${encodeURIComponent(cursor)}`, { signal });
      if (!response.ok) throw new Error(`status ${response.status}`);
      const changes = await response.json();
      tell(changes);
      ({ cursor } = changes);
    },
    silent: (error) => log('warn', 'pages are not kept: changes are not heard', { error: String(error) }),
  });
}
