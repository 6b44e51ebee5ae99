import { ADDRESS, type DeclaredVariable } from '../../../kernel/declared-variable.js';
import type { TranslatorDefinition } from '../contract.js';

const variables: readonly DeclaredVariable[] = [
  {
    name: 'TRANSLATE_URL',
    label: 'Address',
    isOperators: true,
    pattern: ADDRESS,
    must: 'must be an address',
    about:
      'nothing is drafted by a machine; the address of a service that answers as LibreTranslate does, such as `http://libretranslate:5000`',
  },
  {
    name: 'TRANSLATE_API_KEY',
    label: 'API key',
    isOperators: true,
    isSecret: true,
    about: 'the service at `TRANSLATE_URL` asks for no key',
  },
];

/** LibreTranslate, or what answers as it does. */
export const libretranslate: TranslatorDefinition = { name: 'libretranslate', variables };
