import { Wrong } from '../../../kernel/fields/field.js';

/** Words as an address has them: `Côte d’Azur lamp` is `cote-d-azur-lamp`. Letters that Latin does not know say nothing there. */
export function addressWords(text: string): string | Wrong {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? new Wrong('Address needs letters from a to z or digits') : words;
}
