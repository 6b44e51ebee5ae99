import type { Trial } from '../../../kernel/connections.js';
import type { EasyPostHttp } from './easypost-http.js';

const TIMEOUT_MS = 5_000;

/** Whether the key is taken: it is asked for an address of the account. */
export async function tryOut(http: EasyPostHttp): Promise<Trial> {
  try {
    const { status } = await http.call('GET', '/addresses?page_size=1', TIMEOUT_MS);
    if (status === 401 || status === 403)
      return {
        worked: false,
        message: 'EasyPost does not take this key. Compare it with what stands there.',
      };
    const isLive = (http.access.secrets['key'] ?? '').startsWith('EZAK');
    if (status < 500)
      return { worked: true, message: `The key works. Labels are ${isLive ? 'paid for' : 'tests'}.` };
  } catch {
    // no answer is none that can be read
  }
  return { worked: false, message: 'EasyPost gave no answer that can be read. Try again in a minute.' };
}
