import { familyOf } from './languages.js';
import type { Tongue, Tongues } from './tongue.js';

/** A text of letters or papers as the merchant words it. */
export interface Wording {
  /** BCP 47: `fr`, `en-GB`. */
  language: string;
  /** `mails.reset.subject`. */
  key: string;
  /** A message of ICU, told what the shop's own is told. */
  text: string;
}

/** The merchant's own texts, where they are other than those that the shop comes with. */
export abstract class Wordings {
  /** Of these languages; of every one where none is named. */
  abstract of(languages?: readonly string[]): Promise<readonly Wording[]>;
  /** Joins the caller's transaction. With an empty text a key is worded as the shop comes again. */
  abstract save(wordings: readonly Wording[]): Promise<void>;
}

/** A language with the merchant's own texts; a region says what those of its language say, but where it has words of its own. */
export async function tongueOfShop(
  tongues: Tongues,
  wordings: Pick<Wordings, 'of'>,
  tag: string,
): Promise<Tongue> {
  const tongue = tongues.of(tag);
  const family = familyOf(tongue.tag);
  const kept = await wordings.of(family);
  const texts = family.toReversed().flatMap((language) => {
    const from = tongues.of(language);
    return kept
      .filter((one) => one.language === language && from.text(one.key) === tongue.text(one.key))
      .map(({ key, text }) => [key, text] as const);
  });
  return tongue.reworded(new Map(texts));
}
