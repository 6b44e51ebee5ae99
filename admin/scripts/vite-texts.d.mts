import type { Plugin } from 'vite';

/** The texts of the panel in its build: English beside the calls, every other language in a file of its own. */
export function panelTexts(): Plugin;
