import type { Redirects } from './redirects.js';

/** What stood at one path of the shop stands at another: whoever knows the first is sent there. In a transaction that holds the addresses. */
export async function leadOn(redirects: Redirects, id: string, from: string, to: string): Promise<void> {
  for (const path of [from, to]) {
    const known = await redirects.at(path);
    if (known) await redirects.remove(known.id);
  }
  await redirects.lead(from, to);
  await redirects.add({ id, from, to });
}
