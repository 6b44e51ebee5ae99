import { KeptReading } from '@duka/serving/kept.js';
import { ShopLooks, type ShopLook } from '../../kernel/shop-look.js';
import type { Pictures } from '../../media/application/ports.js';
import { picturesOf, profilesOf, tonesOf, type Identity } from '../domain/identity.js';
import type { Identities } from './ports.js';

/** The identity as it is now; another process's change counts within a second. */
export class PresentIdentity implements ShopLooks {
  private readonly kept = new KeptReading(() => this.look());

  constructor(
    private readonly identities: Identities,
    private readonly pictures: Pictures,
  ) {}

  get(): Promise<ShopLook> {
    return this.kept.get();
  }

  /** What was just decided here holds here from now on. */
  told(): void {
    this.kept.forget();
  }

  private async look(): Promise<ShopLook> {
    const identity = await this.identities.read();
    const sizes = await this.sizes(identity);
    const placed = (name: string) => {
      const [url, size] = [identity[name], sizes.get(name)];
      return url && size ? { url, ...size } : null;
    };
    const icon = picturesOf(identity).find(({ field }) => field === 'icon');
    return {
      ...{ logo: placed('logo'), logoDark: placed('logoDark'), share: identity['share'] ?? null },
      icon: icon ? `/media/${icon.key}` : null,
      tones: tonesOf(identity),
      ...{ fonts: identity['fonts'] ?? 'modern', corners: identity['corners'] ?? 'slight' },
      ...{ companyName: identity['companyName'] ?? '', companyNumber: identity['companyNumber'] ?? '' },
      profiles: profilesOf(identity),
    };
  }

  private async sizes(identity: Identity): Promise<Map<string, { width: number; height: number }>> {
    const found = new Map<string, { width: number; height: number }>();
    for (const { field, key } of picturesOf(identity).filter((one) => /^logo/.test(one.field))) {
      const picture = await this.pictures.find(key);
      if (picture) found.set(field, { width: picture.width, height: picture.height });
    }
    return found;
  }
}
