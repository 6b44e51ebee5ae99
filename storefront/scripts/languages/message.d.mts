import type { Told } from './source.mjs';

export declare function compileMessage(
  message: string,
  text: { told: Told },
  language: { tag: string; plurals: Readonly<Record<string, string>> },
  counts: boolean,
): string;
