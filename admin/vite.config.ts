import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { panelTexts } from './scripts/vite-texts.mjs';
import { namedLanguages } from '../storefront/scripts/languages/translate.mjs';

const api = process.env.ADMIN_API ?? 'http://localhost:3000';

/**
 * What each page loads and what many do, in a few files instead of one for each set of pages that share something: a page of
 * the panel asked for a hundred. Libraries stand apart, since they stay the same over many versions of the panel.
 */
const LIBRARY = /[\\/]node_modules[\\/]/;
/** What a language writes by: the panel waits for its language, which may therefore wait for nothing of the panel. */
const WRITING = /[\\/]storefront[\\/]app[\\/]platform[\\/]messages[\\/]/;
const GROUPS = [
  { name: 'writing', test: WRITING },
  { name: 'libraries', test: LIBRARY, tags: ['$initial' as const] },
  { name: 'panel', tags: ['$initial' as const] },
  { name: 'libraries-of-pages', test: LIBRARY, minShareCount: 4 },
  { name: 'shared', minShareCount: 4 },
];

/** The panel is a static build under /admin; in development the calls go to a running shop. */
export default defineConfig({
  base: '/admin/',
  plugins: [panelTexts(), react()],
  define: { LANGUAGES_OF_THE_SHOP: JSON.stringify(namedLanguages()) },
  build: {
    outDir: 'build',
    emptyOutDir: true,
    sourcemap: false,
    chunkSizeWarningLimit: 1500,
    rolldownOptions: { output: { codeSplitting: { groups: GROUPS } } },
  },
  server: { proxy: { '/api': api, '/media': api, '/login': api } },
});
