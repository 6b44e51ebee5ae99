import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** React and the router in one file: they compress better together and change together. */
const vendor = {
  name: 'vendor',
  test: /node_modules[\\/](react|react-dom|react-router|scheduler|@react-router)[\\/]/,
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [vendor] } } } } },
  },
});
