import { EVER } from '../../../kernel/world/currencies.js';
import type { Invariant } from './invariant.js';

const COUNTED = EVER.map(({ code, decimals }) => `('${code}', ${decimals})`).join(', ');

export const DECIMALS: readonly Invariant[] = [
  {
    id: 'I22',
    sentence: 'Prices are in the unit that they were written in.',
    sql: `select 'currency ' || code as record,
            'written with ' || stored.decimals || ' decimals, counted with ' || coalesce(counted.decimals::text, 'none') as detail
          from setting
          cross join lateral jsonb_each_text(setting.decimals) as stored (code, decimals)
          left join (values ${COUNTED}) as counted (code, decimals) using (code)
          where setting.key = 'shop' and stored.decimals is distinct from counted.decimals::text`,
  },
];
