import { Wrong } from '../../../kernel/fields/field.js';

/** Letters of Latin that are no other letter with a mark on it. */
const LETTERS: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ł: 'l',
  ı: 'i',
};

/** Words as an address has them: `Côte d’Azur lamp` is `cote-d-azur-lamp`. Letters that Latin does not know say nothing there. */
export function addressWords(text: string): string | Wrong {
  const words = text
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]/g, (sign) => LETTERS[sign] ?? '-')
    .replaceAll(/-+/g, '-')
    .replaceAll(/^-|-$/g, '');
  return words === '' ? new Wrong('Address needs letters from a to z or digits') : words;
}
