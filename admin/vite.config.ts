import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { panelTexts } from './scripts/vite-texts.mjs';
import { namedLanguages } from '../storefront/scripts/languages/translate.mjs';

const api = process.env.ADMIN_API ?? 'http://localhost:3000';

/** The panel is a static build under /admin; in development the calls go to a running shop. */
export default defineConfig({
  base: '/admin/',
  plugins: [panelTexts(), react()],
  define: { LANGUAGES_OF_THE_SHOP: JSON.stringify(namedLanguages()) },
  build: { outDir: 'build', emptyOutDir: true, sourcemap: false, chunkSizeWarningLimit: 1500 },
  server: { proxy: { '/api': api, '/media': api, '/login': api } },
});
