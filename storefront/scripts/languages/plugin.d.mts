import type { Plugin } from 'vite';

export declare const inLanguage: (tag: string) => Plugin;
