import { pictureKey } from '../../kernel/fields/picture.js';
import { TEXTS, PROFILES, IDENTITY_FIELDS } from './fields.js';
import { bestOn, contrast, READABLE } from '../../kernel/fields/contrast.js';
import type { Profile, Tone } from '../../kernel/shop-look.js';
import type { FieldError } from '../../kernel/refusal.js';
import { Refusal } from '../../kernel/refusal.js';

/** What the merchant has decided, by the names of the fields; what is left out is Duka's own. */
export type Identity = Readonly<Record<string, string>>;

export class IdentityWrong extends Refusal {
  constructor(fields: readonly FieldError[]) {
    super('invalid', 'identity_wrong', fields[0]?.message ?? 'The identity is not valid.', { fields });
  }
}

/** What the storefront's colours become; those that were not chosen are left out. Pure. */
export function tonesOf({ accentLight, accentDark, callLight, callDark, stage }: Identity): Tone[] {
  const texts = Object.values(TEXTS);
  const accent = pair('accent', accentLight, accentDark, OWN.accent);
  const call = pair('call', callLight, callDark, OWN.call);
  const on = ({ name, light, dark }: Tone) => ({
    ...{ name: `on-${name}`, light: bestOn(light, texts), dark: bestOn(dark, texts) },
  });
  return [
    ...accent.flatMap((tone) => [tone, on(tone), { ...tone, name: 'accent-text' }]),
    ...call.flatMap((tone) => [tone, on(tone), { ...tone, name: 'call-hover' }]),
    ...(stage ? stageTones(stage) : []),
  ];
}

/** Duka's own, where only one of two themes was chosen. */
const OWN = {
  accent: { light: '#a8421f', dark: '#f29c79' },
  call: { light: '#1a1a18', dark: '#f4f4f1' },
} as const;

const pair = (
  name: string,
  light: string | undefined,
  dark: string | undefined,
  own: Omit<Tone, 'name'>,
): Tone[] => (light || dark ? [{ name, light: light ?? own.light, dark: dark ?? own.dark }] : []);

const SOFT: Readonly<Record<string, string>> = { [TEXTS.light]: '#d2d2cc', [TEXTS.dark]: '#3d3d39' };

/** A band is the same in both themes; what is quieter on it is so only as far as it can be read. */
function stageTones(stage: string): Tone[] {
  const text = bestOn(stage, Object.values(TEXTS));
  const soft = SOFT[text] ?? text;
  return Object.entries({
    stage,
    'on-stage': text,
    'on-stage-soft': contrast(soft, stage) >= READABLE ? soft : text,
  }).map(([name, colour]) => ({ name, light: colour, dark: colour }));
}

/** Where the shop can be followed. Pure. */
export const profilesOf = (identity: Identity): Profile[] =>
  PROFILES.flatMap(({ name, label }) => {
    const url = identity[name];
    return url ? [{ name, label, url }] : [];
  });

/** The fields that hold pictures, with the key of each. Pure. */
export const picturesOf = (identity: Identity): { field: string; key: string }[] =>
  IDENTITY_FIELDS.flatMap(({ kind, name }) => {
    const address = kind === 'picture' ? identity[name] : undefined;
    return address ? [{ field: name, key: pictureKey(address) }] : [];
  });
