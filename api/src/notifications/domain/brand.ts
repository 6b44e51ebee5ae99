import { pictureKey } from '../../kernel/fields/picture.js';
import type { ShopLook } from '../../kernel/shop-look.js';
import type { Brand } from './mail.js';

const INK = '#1a1a18';
const ON_INK = '#f6f6f3';

type Chosen = Pick<ShopLook, 'logo' | 'logoDark' | 'tones' | 'companyName' | 'companyNumber' | 'profiles'>;

/** How the mails of the shop look; undefined where its merchant has chosen nothing. Pure. */
export function brandOf(
  { logo, logoDark, tones, companyName, companyNumber, profiles }: Chosen,
  { name, url, address }: { name: string; url: string; address: string },
): Brand | undefined {
  const tone = (wanted: string, otherwise: string) =>
    tones.find((one) => one.name === wanted)?.light ?? otherwise;
  const placed = logoDark ?? logo;
  if (!placed && tones.length === 0 && profiles.length === 0 && !companyName && !companyNumber)
    return undefined;
  return {
    logo: placed && {
      // mail programs draw no SVG
      url: `${url}/media/${pictureKey(placed.url)}/icons/logo.png`,
      isOnBand: logoDark !== null,
    },
    band: tone('stage', INK),
    onBand: tone('on-stage', ON_INK),
    lines: [companyName || name, ...address.split('\n'), companyNumber].filter((line) => line.trim() !== ''),
    profiles: profiles.map((profile) => ({ label: profile.label, url: profile.url })),
  };
}
