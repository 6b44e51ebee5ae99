import type { TranslatorPlugin } from './contract.js';
import { libretranslate } from './libretranslate/definition.js';

/** The services that translate; the first that is set up is in use. A new one is a folder beside this file and a line here. */
export const TRANSLATORS: readonly TranslatorPlugin[] = [
  { ...libretranslate, load: () => import('./libretranslate/libre-translator.js') },
];
