import type { Field, Ground } from '../../kernel/fields/field.js';
import { VISIBLE } from '../../kernel/fields/contrast.js';

/** Fields that belong together, as the panel's form shows them. */
export interface FieldGroup {
  title: string;
  hint: string;
  fields: readonly Field[];
}

/** What texts and buttons stand on, in either theme of the storefront. */
const LIGHT: readonly Ground[] = [
  { name: 'the white page', colour: '#ffffff' },
  { name: 'the grey of panels', colour: '#f3f3f1' },
];
const DARK: readonly Ground[] = [
  { name: 'the dark page', colour: '#131312' },
  { name: 'the dark of panels', colour: '#2a2a28' },
];

/** The two colours that texts on a chosen colour have. */
export const TEXTS = { dark: '#1a1a18', light: '#ffffff' } as const;
const carries = Object.values(TEXTS);

const drawing = { kind: 'picture', drawing: true } as const;

const choices = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const profile = (name: string, label: string): Field => ({ name, label, kind: 'link' });

/** Whom the shop can be followed at. */
export const PROFILES: readonly Field[] = [
  profile('instagram', 'Instagram'),
  profile('facebook', 'Facebook'),
  profile('tiktok', 'TikTok'),
  profile('youtube', 'YouTube'),
  profile('x', 'X'),
  profile('linkedin', 'LinkedIn'),
  profile('pinterest', 'Pinterest'),
  profile('whatsapp', 'WhatsApp'),
];

/** Everything by which a shop is known, declared once: the form, the checks and the document are made from it. */
export const IDENTITY: readonly FieldGroup[] = [
  {
    title: 'Logo and icon',
    hint: 'An SVG drawing or a PNG, JPEG or WebP picture. Without a logo the name is written out.',
    fields: [
      { name: 'logo', label: 'Logo', help: 'On light ground: pages, emails, panel', ...drawing },
      {
        name: 'logoDark',
        label: 'Logo on dark',
        help: 'For the dark theme and the foot of pages',
        ...drawing,
      },
      { name: 'icon', label: 'Icon', help: 'Square: browser tab and home screen', ...drawing },
      {
        name: 'share',
        label: 'Shared picture',
        help: 'Beside links that are shared; 1200 by 630 pixels',
        kind: 'picture',
      },
    ],
  },
  {
    title: 'Colours',
    hint: 'Each is checked to be readable where it is used. Left empty, a colour is Duka’s own.',
    fields: [
      {
        name: 'accentLight',
        label: 'Accent',
        help: 'Sales, badges and hearts on light pages',
        kind: 'colour',
        against: LIGHT,
        carries,
      },
      {
        name: 'accentDark',
        label: 'Accent in dark',
        help: 'The same on dark pages',
        kind: 'colour',
        against: DARK,
        carries,
      },
      {
        name: 'callLight',
        label: 'Buttons',
        help: 'The main button on light pages',
        kind: 'colour',
        against: LIGHT,
        least: VISIBLE,
        carries,
      },
      {
        name: 'callDark',
        label: 'Buttons in dark',
        help: 'The same on dark pages',
        kind: 'colour',
        against: DARK,
        least: VISIBLE,
        carries,
      },
      {
        name: 'stage',
        label: 'Band',
        help: 'The line above and the foot below every page, and the head of emails',
        kind: 'colour',
        carries,
      },
    ],
  },
  {
    title: 'Letters and corners',
    hint: 'The letters come with the shop: nothing is asked of another server.',
    fields: [
      {
        name: 'fonts',
        label: 'Letters',
        kind: 'choice',
        choices: choices({
          modern: 'Modern: Bricolage and Figtree',
          classic: 'Classic: Fraunces and Source Sans',
          technical: 'Technical: Space Grotesk and DM Sans',
        }),
      },
      {
        name: 'corners',
        label: 'Corners',
        kind: 'choice',
        choices: choices({ slight: 'Slightly round', sharp: 'Sharp', round: 'Round' }),
      },
    ],
  },
  {
    title: 'Company',
    hint: 'Beside the shop’s name, address and tax number of the general settings; in imprint, emails and invoices.',
    fields: [
      {
        name: 'companyName',
        label: 'Company',
        help: 'As registered, where it is not the shop’s name',
        kind: 'text',
        longest: 120,
      },
      {
        name: 'companyNumber',
        label: 'Company number',
        help: 'Register and number, such as HRB 12345, Köln',
        kind: 'text',
        longest: 80,
      },
    ],
  },
  {
    title: 'Profiles',
    hint: 'In the foot of every page, for search engines and in emails.',
    fields: PROFILES,
  },
];

export const IDENTITY_FIELDS: readonly Field[] = IDENTITY.flatMap(({ fields }) => fields);
