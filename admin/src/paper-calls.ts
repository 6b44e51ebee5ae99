import type { PaperDto, PaperTextsDto } from '@duka/client';
import { fileOf } from './http-client';
import type { WrittenText } from './letter-calls';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

const paper = (id: string, language: string) => `/papers/${encodeURIComponent(id)}/${language}`;

/** What the shop's papers say; `api` stands before each address. */
export const paperCalls = (api: string, get: Get, send: Send) => ({
  papers: () => get<PaperDto[]>('/papers'),
  paper: (id: string, language: string) => get<PaperTextsDto>(paper(id, language)),
  savePaper: (id: string, language: string, texts: readonly WrittenText[]) =>
    send<PaperTextsDto>('PUT', paper(id, language), { texts }),
  /** A PDF. */
  previewPaper: (id: string, language: string, sample: number, texts: readonly WrittenText[]) =>
    fileOf(`${api}${paper(id, language)}/preview`, {
      method: 'POST',
      body: JSON.stringify({ sample, texts }),
    }),
});
