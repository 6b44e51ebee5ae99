import type { Plugin } from 'vite';

export type LeftOut = {
  never?: string[];
  instead?: Record<string, string>;
  methods?: string[];
  without?: string[];
  plain?: string[];
  tags?: number[];
  no?: string[];
  yes?: string[];
  mute?: string[];
  terse?: string[];
};

export declare const packages: Record<string, LeftOut>;
export declare function leaveOut(code: string, leftOut: LeftOut): string;
export declare const lean: Plugin;
