import type { Connection } from './connect.js';

/** Milliseconds before the first call again; each further one waits twice as long. */
const FIRST_WAIT_MS = 500;
/** Who asks for more is left to the caller. */
const LONGEST_WAIT_MS = 30_000;
/** The call was not carried out, whatever it is: there were too many. */
const TOO_MANY = 429;
/** Whether it was carried out nobody knows. */
const UNKNOWN = new Set([502, 503, 504]);
const CONFLICT = 409;

type Fetch = (input: Request) => Promise<Response>;

const reads = ({ method }: Request) => method === 'GET' || method === 'HEAD';

/**
 * `fetch` that tries again where that cannot do anything twice, as often as told, and waits as the shop asks. `isKeyed`:
 * whether the shop knows what is sent again by its key.
 */
export function retrying(
  send: Fetch,
  retries: number,
  isKeyed: (sent: unknown) => boolean,
  onRetry?: Connection['onRetry'],
): typeof fetch {
  return async (input, init) => {
    const request = new Request(input, init);
    const keyed = isKeyed(input);
    const isSafe = keyed || reads(request);
    for (let attempt = 1; ; attempt += 1) {
      const isLast = attempt > retries;
      let response: Response | undefined;
      try {
        response = await send(isLast ? request : request.clone());
      } catch (error) {
        if (isLast || request.signal.aborted || !isSafe) throw error;
      }
      const waitMs = pauseOf(response, attempt);
      if (response && (isLast || waitMs > LONGEST_WAIT_MS || !(await mayTryAgain(response, isSafe, keyed))))
        return response;
      onRetry?.({ request, attempt, waitMs });
      await response?.body?.cancel();
      await pause(waitMs, request.signal);
    }
  };
}

async function mayTryAgain(response: Response, isSafe: boolean, keyed: boolean): Promise<boolean> {
  if (response.status === TOO_MANY) return true;
  if (!isSafe) return false;
  if (UNKNOWN.has(response.status)) return true;
  // the first one under this key is still at work
  return (
    response.status === CONFLICT &&
    keyed &&
    (await response.clone().text()).includes('"idempotency_key_in_use"')
  );
}

function pauseOf(response: Response | undefined, attempt: number): number {
  const asked = Number(response?.headers.get('retry-after') ?? Number.NaN) * 1_000;
  const own = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2);
  return Number.isFinite(asked) ? Math.max(asked, own) : Math.min(own, LONGEST_WAIT_MS);
}

function pause(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason as Error);
    });
  });
}
