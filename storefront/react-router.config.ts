import type { Config } from '@react-router/dev/config';

const tag = process.env['DUKA_LANGUAGE'] ?? 'en';

/** Public pages come from the server; `Back` and deep links work without JavaScript. Each language is built by itself. */
export default {
  appDirectory: 'app',
  ssr: true,
  buildDirectory: tag === 'en' ? 'build' : `build/languages/${tag}`,
} satisfies Config;
