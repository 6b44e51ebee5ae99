import type { Config } from '@react-router/dev/config';

/** Public pages come from the server; `Back` and deep links work without JavaScript. */
export default { appDirectory: 'app', ssr: true } satisfies Config;
