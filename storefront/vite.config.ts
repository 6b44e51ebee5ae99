import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig } from 'vite';

/** Each in a file of its own: run one after the other, neither keeps the page from answering for long. */
const react = { name: 'react', test: /node_modules[\\/](react|react-dom|scheduler)[\\/]/ };
const router = { name: 'router', test: /node_modules[\\/]react-router[\\/]/ };

/** What every page loads of our own code travels as one file too. */
const shared = [
  'layout/(frame|header|logo|nav-links|route-focus)',
  'ui/(brand-folder|breadcrumb|button|cx|icon|states)',
  'platform/(create-store|page-meta|theme|toasts|use-hydrated)',
  'platform/(session/(intent|next-path|session|use-session)|stores/(cart-count|favorites|shopper)|api/api-error)',
  'platform/messages/en/(common|header)',
];
const shell = { name: 'shell', test: new RegExp(`storefront/app/(${shared.join('|')})\\.tsx?$`) };

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  build: { assetsInlineLimit: 0, sourcemap: false },
  environments: {
    client: { build: { rolldownOptions: { output: { codeSplitting: { groups: [react, router, shell] } } } } },
  },
});
