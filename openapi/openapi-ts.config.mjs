import { defineConfig } from '@hey-api/openapi-ts';

/** The client of both front ends, generated from the published document; `npm run openapi` writes both. */
export default defineConfig({
  input: './openapi/openapi.json',
  output: { path: './openapi/client', clean: true },
  plugins: ['@hey-api/client-fetch', '@hey-api/typescript', '@hey-api/sdk'],
});
