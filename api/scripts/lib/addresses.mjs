import { join } from 'node:path';
import { DEMO_LOGINS } from './settings.mjs';

/** Prints where everything is and how to log in. */
export async function showAddresses(settings, env, seconds) {
  const url = settings.publicUrl;
  const isUnclaimed = !env.ADMIN_PASSWORD && env.SETUP_TOKEN && !(await hasOwner(settings));
  const admin = env.ADMIN_PASSWORD ? `${env.ADMIN_EMAIL} / ${shownPassword(settings, env)}` : '';
  const rows = [
    [
      'Shop',
      `${url}/`,
      settings.demoLogins ? `${DEMO_LOGINS.shopper.email} / ${DEMO_LOGINS.shopper.password}` : '',
    ],
    ['Admin panel', `${url}/admin`, admin],
    ['API and its documentation', `${url}/docs`, 'POST /api/v1/auth/login, then Authorize'],
  ];
  if ((await fetch(`http://127.0.0.1:${settings.port}/dev/mail`)).ok)
    rows.push(['Mail inbox', `${url}/dev/mail`, '']);
  if (isUnclaimed) rows.push(['Make it yours', `${url}/admin/welcome#${env.SETUP_TOKEN}`, '']);
  const widths = [0, 1].map((column) => Math.max(...rows.map((row) => row[column].length)));
  const lines = rows.map(([what, where, login]) =>
    `  ${what.padEnd(widths[0])}  ${where.padEnd(widths[1])}  ${login}`.trimEnd(),
  );
  process.stdout.write(`\n  The shop is open (${seconds}).\n\n${lines.join('\n')}\n\n`);
  if (!settings.databaseUrl) process.stdout.write(`  Data and logs: ${settings.dataDir}\n`);
  process.stdout.write('  Stop it with Ctrl-C.\n\n');
}

/** Whether somebody has made the shop theirs by the link. */
async function hasOwner({ port }) {
  const answer = await fetch(`http://127.0.0.1:${port}/api/v1/setup`);
  return (await answer.json()).isClaimed;
}

/** The demo's password is public; any other is named by where it is kept. */
function shownPassword(settings, env) {
  if (env.ADMIN_PASSWORD === DEMO_LOGINS.admin.password) return env.ADMIN_PASSWORD;
  return settings.databaseUrl
    ? '(ADMIN_PASSWORD)'
    : `(see ADMIN_PASSWORD in ${join(settings.dataDir, 'secrets.json')})`;
}
