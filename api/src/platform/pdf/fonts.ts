import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';

/** A typeface in two weights, as files on the disk. */
export interface Typeface {
  /** Unique among the typefaces. */
  name: string;
  regular: string;
  bold: string;
}

const require = createRequire(import.meta.url);

/** Of the packages @embedpdf/fonts-*: Google's Noto fonts, whole (SIL Open Font License 1.1). */
function whole(name: string, language: string, file: string, ending: 'ttf' | 'otf'): Typeface {
  const folder = join(dirname(require.resolve(`@embedpdf/fonts-${language}`)), '..', 'fonts');
  const path = (weight: string) => join(folder, `${file}-${weight}.${ending}`);
  return { name, regular: path('Regular'), bold: path('Bold') };
}

/** Of the packages @expo-google-fonts/*: the Noto font of one script (SIL Open Font License 1.1). */
function ofScript(script: string, kind: 'sans' | 'serif' = 'sans'): Typeface {
  const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1);
  const path = (weight: string) =>
    require.resolve(
      `@expo-google-fonts/noto-${kind}-${script}/${weight}/Noto${capital(kind)}${capital(script)}_${weight}.ttf`,
    );
  return { name: script, regular: path('400Regular'), bold: path('700Bold') };
}

/** Latin, Greek, Cyrillic and Devanagari with all their accents, and the signs of currencies. */
export const LATIN = whole('latin', 'latin', 'NotoSans', 'ttf');

const UNIFONT = require.resolve('@fontsource/unifontex/files/unifontex-latin-400-normal.woff');
/** Every letter of the Basic Multilingual Plane, and many beyond, drawn with pixels: better than none. */
const LAST_RESORT: Typeface = { name: 'unifont', regular: UNIFONT, bold: UNIFONT };

const JAPANESE = whole('japanese', 'jp', 'NotoSansJP', 'otf');
const KOREAN = whole('korean', 'kr', 'NotoSansKR', 'otf');
const SIMPLIFIED = whole('simplified', 'sc', 'NotoSansHans', 'otf');
const TRADITIONAL = whole('traditional', 'tc', 'NotoSansHant', 'otf');

/** One sign of Unicode is drawn in four ways in East Asia; each country reads its own. */
const EAST_ASIAN: Readonly<Record<string, Typeface>> = {
  JP: JAPANESE,
  KR: KOREAN,
  TW: TRADITIONAL,
  HK: TRADITIONAL,
  MO: TRADITIONAL,
};

const IS_EAST_ASIAN =
  /[\p{scx=Han}\p{scx=Hiragana}\p{scx=Katakana}\p{scx=Hangul}\p{scx=Bopomofo}\uff00-\uffef]/u;
const IS_HANGUL = /\p{Script=Hangul}/u;
const IS_KANA = /[\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A typeface for each other script that people write with today, by Unicode's name of it. */
const BY_SCRIPT: readonly (readonly [RegExp, Typeface])[] = [
  [/\p{scx=Arabic}/u, whole('arabic', 'arabic', 'NotoNaskhArabic', 'ttf')],
  [/\p{scx=Hebrew}/u, whole('hebrew', 'hebrew', 'NotoSansHebrew', 'ttf')],
  [/\p{scx=Bengali}/u, ofScript('bengali')],
  [/\p{scx=Gurmukhi}/u, ofScript('gurmukhi')],
  [/\p{scx=Gujarati}/u, ofScript('gujarati')],
  [/\p{scx=Oriya}/u, ofScript('oriya')],
  [/\p{scx=Tamil}/u, ofScript('tamil')],
  [/\p{scx=Telugu}/u, ofScript('telugu')],
  [/\p{scx=Kannada}/u, ofScript('kannada')],
  [/\p{scx=Malayalam}/u, ofScript('malayalam')],
  [/\p{scx=Sinhala}/u, ofScript('sinhala')],
  [/\p{scx=Thai}/u, ofScript('thai')],
  [/\p{scx=Lao}/u, ofScript('lao')],
  [/\p{scx=Khmer}/u, ofScript('khmer')],
  [/\p{scx=Myanmar}/u, ofScript('myanmar')],
  [/\p{scx=Georgian}/u, ofScript('georgian')],
  [/\p{scx=Armenian}/u, ofScript('armenian')],
  [/\p{scx=Ethiopic}/u, ofScript('ethiopic')],
  [/\p{scx=Thaana}/u, ofScript('thaana')],
  [/\p{scx=Tibetan}/u, ofScript('tibetan', 'serif')],
];

/**
 * The typefaces that may hold a sign, the best first. `country` (ISO 3166-1 alpha-2) decides how signs of East Asia are
 * drawn; Hangul is Korean and kana Japanese wherever they stand.
 */
export function typefacesFor(sign: string, country: string): Typeface[] {
  const own = BY_SCRIPT.filter(([script]) => script.test(sign)).map(([, typeface]) => typeface);
  const eastAsian = IS_EAST_ASIAN.test(sign) ? eastAsianFor(sign, country) : [];
  return /\p{Script=Latin}/u.test(sign) ? [LATIN, LAST_RESORT] : [...own, LATIN, ...eastAsian, LAST_RESORT];
}

function eastAsianFor(sign: string, country: string): Typeface[] {
  const first = IS_HANGUL.test(sign) ? KOREAN : IS_KANA.test(sign) ? JAPANESE : EAST_ASIAN[country];
  return [...new Set([first ?? SIMPLIFIED, SIMPLIFIED, TRADITIONAL, JAPANESE, KOREAN])];
}
