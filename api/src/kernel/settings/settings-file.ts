import { SECTIONS, SETTINGS, defaultSettings } from './settings.js';
import type { Setting } from './setting.js';

/** A setting as a form needs it. */
const fieldOf = ([name, setting]: [string, Setting]) => ({
  ...{ name, kind: setting.kind, label: setting.label, help: setting.help ?? '' },
  ...{ unit: '', units: [] },
  choices: setting.kind === 'choice' ? setting.choices : [],
  isLong: setting.kind === 'text' && setting.lines === true,
  isRequired: setting.required === true || 'least' in setting || setting.kind === 'flag',
  ...('least' in setting && { bounds: { least: setting.least, most: setting.most } }),
  ...('longest' in setting && { longest: setting.longest }),
});

const sections = SECTIONS.map(({ settings, ...section }) => ({
  ...section,
  fields: Object.entries(settings).map(fieldOf),
}));

/** The settings of the shop as TypeScript: the panel's form of them is made from it. */
export const settingsFile = (): string => `
export interface SettingField {
  name: string;
  kind: string;
  label: string;
  help: string;
  unit: string;
  units: string[];
  choices: { value: string; label: string }[];
  isLong: boolean;
  isRequired: boolean;
  /** Of a number. */
  bounds?: { least: number; most: number };
  /** Of a text, in characters. */
  longest?: number;
}

/** Settings that stand together on a page. */
export const SECTIONS: readonly { page: string; title: string; hint: string; fields: readonly SettingField[] }[] =
  ${JSON.stringify(sections, null, 2)};

/** The settings of a shop that nobody has changed. */
export const USUAL_SETTINGS = ${JSON.stringify(defaultSettings(SETTINGS.depositPercent.usual), null, 2)};
`;
