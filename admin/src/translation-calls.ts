import type { TranslationLine, TranslationProgress } from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;
type Place = Pick<TranslationLine, 'kind' | 'owner' | 'field' | 'language'>;

const placeOf = ({ kind, owner, field, language }: Place): Place => ({ kind, owner, field, language });

/** What is done with the texts of the shop in its other languages. */
export const translationCalls = (get: Get, send: Send) => ({
  translationProgress: () => get<TranslationProgress>('/translations/progress'),
  /** An empty text takes the translation away. */
  saveTranslation: (line: Place, text: string) =>
    send<object>('PUT', '/translations', { texts: [{ ...placeOf(line), text }] }),
  draftTranslations: (lines: readonly Place[]) =>
    send<object>('POST', '/translations/drafts', { texts: lines.map(placeOf) }),
});
