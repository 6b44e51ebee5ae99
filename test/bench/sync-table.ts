import type { SyncFigures } from './sync.ts';

export const syncTable = (figures: readonly SyncFigures[]): string[] => [
  '| what another system does | number | calls | seconds | aim | CPU s, API + PostgreSQL | slowest call, ms |',
  '| --- | ---: | ---: | ---: | ---: | ---: | ---: |',
  ...figures.map(({ what, count, calls, seconds, aim, api, postgres, slowest }) => {
    const most = (aim * count) / 10_000;
    const took = `${seconds.toFixed(1)}${seconds > most ? ' (slow)' : ''}`;
    const cpu = `${api.toFixed(1)} + ${postgres.toFixed(1)}`;
    return `| ${what} | ${count} | ${calls} | ${took} | ${most.toFixed(0)} | ${cpu} | ${slowest.toFixed(0)} |`;
  }),
];
