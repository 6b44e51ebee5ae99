/** `npm run check`: format, lint, types, arrows, generated files, compose file, links and lock file. */
import { runChecks } from './lib/checks.mjs';

const { failed } = await runChecks(console.log);
process.exitCode = failed > 0 ? 1 : 0;
