import { baseCurrency } from '../../kernel/currency.js';
import type { OfferedMethods } from '../../payments/application/offered-methods.js';
import { RELEASES, type Release } from '../domain/releases.js';
import type { Asked } from './catalogue-calls.js';
import type { UcpSecrets } from './ports.js';
import { declared, type Answer } from './envelope.js';
import { handlersOf } from './payment-handlers.js';

export const endpointOf = (shop: string, release: Release): string => `${shop}/api/ucp/${release}`;

export const profileOf = (shop: string, release: Release): string => `${shop}/.well-known/ucp/${release}`;

/** What the shop says of itself to platforms: where it is called, what it can, and how it is paid. */
export class WriteProfile {
  constructor(
    private readonly methods: OfferedMethods,
    private readonly secrets: UcpSecrets,
  ) {}

  async writeProfile({ release, shop }: Asked): Promise<Answer> {
    const offered = await this.methods.of({ currency: baseCurrency() });
    const endpoint = endpointOf(shop, release);
    const at = `https://ucp.dev/${release}`;
    const service = { version: release, spec: `${at}/specification/overview` };
    return {
      ucp: {
        version: release,
        supported_versions: Object.fromEntries(RELEASES.map((one) => [one, profileOf(shop, one)])),
        services: {
          'dev.ucp.shopping': [
            { ...service, transport: 'rest', endpoint, schema: `${at}/services/shopping/rest.openapi.json` },
            {
              ...{ ...service, transport: 'mcp', endpoint: `${endpoint}/mcp` },
              schema: `${at}/services/shopping/mcp.openrpc.json`,
            },
          ],
        },
        capabilities: declared(release),
        payment_handlers: handlersOf(
          release,
          offered.map(({ method }) => method),
        ),
      },
      keys: this.secrets.publicKeys(),
    };
  }
}
