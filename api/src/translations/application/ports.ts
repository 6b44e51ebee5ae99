import type { TextKind } from '../../kernel/goods-texts.js';
import type { Line, Original, SentText, TextPlace, TranslationState } from '../domain/translation.js';

export interface LineQuery {
  language: string;
  kind?: TextKind | undefined;
  owners?: readonly string[] | undefined;
  /** These alone. */
  places?: readonly TextPlace[] | undefined;
  state?: TranslationState | undefined;
  /** Part of the original, of the translation, or of what they belong to. */
  text?: string | undefined;
  offset: number;
  limit: number;
}

/** How many texts of a kind are how far in a language. */
export interface Progress {
  language: string;
  kind: string;
  total: number;
  missing: number;
  draft: number;
  check: number;
}

/** The translations of the shop's texts; each is of one place and language, and remembers which original it was made from. */
export abstract class Translations {
  abstract list(query: LineQuery): Promise<{ items: Line[]; total: number }>;
  abstract progress(languages: readonly string[]): Promise<Progress[]>;
  /** The originals at these places; what is not there is left out. */
  abstract originals(places: readonly TextPlace[]): Promise<Original[]>;
  /** Kept as made from `original`; a draft never takes the place of what a person has written. Returns how many changed. */
  abstract put(texts: readonly (SentText & { original: string; isDraft: boolean })[]): Promise<number>;
  abstract remove(texts: readonly Omit<SentText, 'text'>[]): Promise<number>;
}

/** A service that translates by itself. */
export abstract class Translator {
  /** Whether one is set up. */
  abstract get isSetUp(): boolean;
  /** In their order. @throws DraftsOff when none is set up, NoDrafts when it does not answer */
  abstract translate(texts: readonly string[], from: string, to: string): Promise<string[]>;
}
