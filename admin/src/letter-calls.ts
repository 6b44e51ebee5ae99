import type { LetterDto, LetterPreviewDto, LetterTextsDto, LetterTrialDto } from '@duka/client';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

/** A text of a letter as it is written; what the shop comes with takes one's own away. */
export interface WrittenText {
  key: string;
  text: string;
}

const letter = (id: string, language: string) => `/letters/${encodeURIComponent(id)}/${language}`;

/** What the shop's letters say. */
export const letterCalls = (get: Get, send: Send) => ({
  letters: () => get<LetterDto[]>('/letters'),
  letter: (id: string, language: string) => get<LetterTextsDto>(letter(id, language)),
  saveLetter: (id: string, language: string, texts: readonly WrittenText[]) =>
    send<LetterTextsDto>('PUT', letter(id, language), { texts }),
  previewLetter: (id: string, language: string, sample: number, texts: readonly WrittenText[]) =>
    send<LetterPreviewDto>('POST', `${letter(id, language)}/preview`, { sample, texts }),
  tryLetter: (id: string, language: string, sample: number) =>
    send<LetterTrialDto>('POST', `${letter(id, language)}/trial`, { sample }),
});
