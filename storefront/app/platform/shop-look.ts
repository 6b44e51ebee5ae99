import type { Shop } from './api/types';
import { common } from './messages/en/common';
import bricolage from '../styles/fonts/bricolage-core.woff2?url';
import dm from '../styles/fonts/dm-core.woff2?url';
import figtree from '../styles/fonts/figtree-core.woff2?url';
import fraunces from '../styles/fonts/fraunces-core.woff2?url';
import grotesk from '../styles/fonts/grotesk-core.woff2?url';
import source from '../styles/fonts/source-core.woff2?url';

/**
 * How the shop looks, on the server alone: colours, letters and corners are custom properties on `<html>`, icons and letters
 * are named in its head. Neither costs a script nor a request, and nothing moves.
 */
type Look = Shop['look'];
type Letters = { files: readonly string[]; sans?: string; display?: string };

const LETTERS: Readonly<Record<string, Letters>> = {
  modern: { files: [figtree, bricolage] },
  classic: { files: [source, fraunces], sans: 'Source', display: 'Fraunces' },
  technical: { files: [dm, grotesk], sans: 'DM', display: 'Grotesk' },
};

/** Small, middle and large radius, and that of the main button. */
const CORNERS: Readonly<Record<string, readonly string[]>> = {
  sharp: ['0', '0', '0', '0'],
  round: ['0.5rem', '0.75rem', '1rem', '99rem'],
};
const RADII = ['s', 'm', 'l', 'pill'];

const PLAIN: Look = {
  ...{ logo: null, logoDark: null, icon: null, share: null, tones: [], fonts: 'modern', corners: 'slight' },
  ...{ companyName: '', companyNumber: '', profiles: [] },
};

let current: Look = PLAIN;

/** Told by whoever has read the settings. */
export function wear(look: Look): void {
  current = look;
}

export const shopLook = (): Look => current;

/** The picture beside shared links: the merchant's, Duka's own for Duka, else the icon. */
export const shareOf = (name: string, { share, icon }: Look): string | null =>
  share ?? (name === common.shopName ? '/share.jpg' : icon && `${icon}/icons/512.png`);

const NAME = /^[a-z-]+$/;
const COLOUR = /^#[0-9a-f]{6}$/;

function properties({ tones, fonts, corners }: Look): string {
  const { sans, display } = LETTERS[fonts] ?? {};
  const chosen = tones.filter((tone) => [tone.light, tone.dark].every((one) => COLOUR.test(one)));
  const accent = chosen.find(({ name }) => name === 'accent');
  return [
    ...chosen.map(({ name, light, dark }) =>
      NAME.test(name) ? `--${name}:light-dark(${light},${dark})` : '',
    ),
    accent && `--brand:${accent.light}`,
    sans && `--sans:'${sans}','${sans} Fallback',system-ui,sans-serif`,
    display && `--display:'${display}','${display} Fallback',system-ui,sans-serif`,
    ...(CORNERS[corners] ?? []).map((radius, at) => `--radius-${RADII[at]}:${radius}`),
  ]
    .filter(Boolean)
    .join(';');
}

function headLinks({ fonts, icon }: Look): string {
  const { files } = LETTERS[fonts] ?? { files: [] };
  const letters = files.map(
    (file) => `<link rel="preload" as="font" type="font/woff2" crossorigin="anonymous" href="${file}"/>`,
  );
  const icons = icon
    ? `<link rel="icon" type="image/png" sizes="32x32" href="${icon}/icons/32.png"/><link rel="icon" type="image/png" sizes="192x192" href="${icon}/icons/192.png"/><link rel="apple-touch-icon" href="${icon}/icons/180.png"/>`
    : '<link rel="icon" type="image/svg+xml" href="/favicon.svg"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>';
  return `${letters.join('')}${icons}<link rel="manifest" href="/manifest.webmanifest"/>`;
}

/** The rendered page as this shop wears it. */
export function dressed(html: string, look: Look = current): string {
  const style = properties(look);
  const worn = style ? html.replace(/<html\b/, `<html style="${style}"`) : html;
  return worn.replace('<head>', () => `<head>${headLinks(look)}`);
}
