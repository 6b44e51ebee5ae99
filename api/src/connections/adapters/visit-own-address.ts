import { Injectable } from '@nestjs/common';
import type { Trial } from '../../kernel/connections.js';
import { Config } from '../../platform/config/config.js';
import { AddressRefused } from '../../platform/outbound/address-refused.js';
import { TypedAddresses } from '../../platform/outbound/typed-addresses.js';

/** Staff waits for it; no shopper would wait longer. */
const TIMEOUT_MS = 10_000;
const MOST_BYTES = 64 * 1_024;

/** Goes where shoppers go, and looks whether this shop answers there. */
@Injectable()
export class VisitOwnAddress {
  constructor(
    private readonly config: Config,
    private readonly addresses: TypedAddresses,
  ) {}

  async visit(): Promise<Trial> {
    const { publicUrl: url } = this.config;
    try {
      // no cache on the way may answer for the shop
      const page = `${url}/api/v1/shop?asked=${Date.now()}`;
      const call = { headers: { accept: 'application/json' }, timeoutMs: TIMEOUT_MS, mostBytes: MOST_BYTES };
      const { status, text } = await this.addresses.get(page, call);
      if (status === 200 && addressIn(text) === url)
        return { worked: true, message: `This shop answers at ${url}.` };
      return {
        worked: false,
        message: `Something else than this shop answers at ${url} (status ${status}).`,
      };
    } catch (error) {
      return { worked: false, message: `${url} cannot be reached from here: ${reasonOf(error)}.` };
    }
  }
}

const reasonOf = (error: unknown): string => {
  if (error instanceof AddressRefused) return 'it is within the shop’s own network; open it in a browser';
  return error instanceof Error ? error.message : 'no answer';
};

/** What the shop that answered says of its own address. */
function addressIn(text: string): unknown {
  try {
    return (JSON.parse(text) as { data?: { url?: unknown } }).data?.url;
  } catch {
    return undefined;
  }
}
