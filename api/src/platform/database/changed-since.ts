import { expressionBuilder, type Expression, type SqlBool } from 'kysely';
import type { ListPlace } from '../http/list-rules.js';

/** Columns of any table, by their names. */
const eb = expressionBuilder<Record<string, Record<string, string>>, string>();

/** Whether a row has changed since: at a moment, itself included, or behind the row at which the last answer ended. */
export const changedSince = (since: string | ListPlace, moment: string, id: string): Expression<SqlBool> =>
  typeof since === 'string'
    ? eb(eb.ref(moment), '>=', since)
    : eb(
        eb.refTuple(moment, id),
        '>',
        eb.tuple(
          eb.cast<string>(eb.val(since.moment), 'timestamptz'),
          eb.cast<string>(eb.val(since.id), 'uuid'),
        ),
      );

/** Whether a list goes on behind a row: nobody counts all of it again at each page. */
export const goesOn = ({ since }: { since: string | ListPlace | undefined }): boolean =>
  typeof since === 'object';

/** A moment as PostgreSQL keeps it, to the microsecond and in UTC, whatever the server's zone: its usual text is cut to milliseconds. */
export const exactly = (moment: string) =>
  eb.cast<string>(eb.fn('timezone', [eb.val('UTC'), eb.ref(moment)]), 'text').as('exactly');

/** A page of a list of changes; `last` is the place of its last row, behind which the next page begins, without a total. */
export interface PageOfChanges<Item> {
  items: Item[];
  total: number | undefined;
  last?: ListPlace | undefined;
}

/** The place of the last of these rows, by its moment as `exactly` tells it. */
export function placeOfLast(rows: readonly { id: string; exactly: string }[]): ListPlace | undefined {
  const last = rows.at(-1);
  if (!last) return undefined;
  const [, day = '', time = '', fraction = ''] = /^(\S+) ([\d:]+)(?:\.(\d+))?/.exec(last.exactly) ?? [];
  return { id: last.id, moment: `${day}T${time}.${fraction.padEnd(6, '0')}Z` };
}
