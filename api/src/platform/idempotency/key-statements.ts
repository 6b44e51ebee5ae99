import type { ExpressionBuilder, Kysely, Selectable } from 'kysely';
import { compiledOnce, laterOnce, type PlaceOf } from '../database/compiled-once.js';
import { lazily } from '../database/lazily.js';
import { fromNow, NOW } from '../database/now.js';
import type { Tables } from '../database/tables.js';
import { sqlState, UNIQUE_VIOLATION } from '../database/sql-state.js';
import type { idempotencyKeySchema } from './idempotency-key.schema.js';
import { KeyInUse } from './key-refusals.js';

export type KeyTables = Tables<typeof idempotencyKeySchema>;

export interface Ticket {
  accountId: string;
  route: string;
  key: string;
  bodyHash: string;
  /** The request that asks for the key, an id of its own. */
  takenBy: string;
}

/** Seconds after which a request that has not answered is taken for dead, and its key may be used to try again. */
export const LEASE_SECONDS = 12;

type Kept = Kysely<KeyTables>;
export type KeptRow = Pick<Selectable<KeyTables['idempotency_key']>, 'status' | 'response'> & {
  bodyHash: string;
};

const isOf = (place: PlaceOf<Ticket>) => (eb: ExpressionBuilder<KeyTables, 'idempotency_key'>) =>
  eb.and({ account_id: place('accountId'), route: place('route'), key: place('key') });

/** Whoever has the lock of a key is alone with it to the end of its transaction, and nobody waits for it. */
const lockOf = (eb: ExpressionBuilder<KeyTables, never>, name: string) =>
  eb.fn<boolean>('pg_try_advisory_xact_lock', [eb.fn('hashtextextended', [eb.val(name), eb.lit(0)])]);

type Named = Ticket & { name: string };
export const named = (ticket: Ticket): Named => ({
  ...ticket,
  name: `${ticket.accountId} ${ticket.route} ${ticket.key}`,
});

/** Where a transaction has the key, nothing is taken. What is done under it is committed behind it, and brings it along. */
export const takeAlone = compiledOnce((db: Kept, place: PlaceOf<Named>) =>
  db
    .insertInto('idempotency_key')
    .columns(['account_id', 'route', 'key', 'body_hash', 'taken_by', 'created_at'])
    .expression(
      db
        .selectNoFrom((eb) => [
          eb.cast<string>(eb.val(place('accountId')), 'uuid').as('account_id'),
          eb.cast<string>(eb.val(place('route')), 'text').as('route'),
          eb.cast<string>(eb.val(place('key')), 'text').as('key'),
          eb.cast<string>(eb.val(place('bodyHash')), 'text').as('body_hash'),
          eb.cast<string>(eb.val(place('takenBy')), 'uuid').as('taken_by'),
          NOW.as('created_at'),
        ])
        .where((eb) => lockOf(eb, place('name'))),
    )
    .onConflict((conflict) =>
      conflict
        .columns(['account_id', 'route', 'key'])
        .doUpdateSet({ created_at: NOW, taken_by: place('takenBy') })
        .where('idempotency_key.status', 'is', null)
        .whereRef('idempotency_key.body_hash', '=', 'excluded.body_hash')
        .where('idempotency_key.created_at', '<', fromNow(-LEASE_SECONDS)),
    )
    .returning(['key', lazily]),
);

export const lock = compiledOnce((db: Kept, place: PlaceOf<Named>) =>
  db.selectNoFrom((eb) => lockOf(eb, place('name')).as('isOurs')),
);
export const look = compiledOnce((db: Kept, place: PlaceOf<Ticket>) =>
  db
    .selectFrom('idempotency_key')
    .select(['body_hash as bodyHash', 'status', 'response'])
    .select((eb) => eb('created_at', '<', fromNow(-LEASE_SECONDS)).as('isDead'))
    .where(isOf(place)),
);
/** What a request has left that died without an answer. */
export const forget = laterOnce((db: Kept, place: PlaceOf<Ticket>) =>
  db.deleteFrom('idempotency_key').where(isOf(place)).where('status', 'is', null),
);
export const giveBack = compiledOnce((db: Kept, place: PlaceOf<Ticket>) =>
  db
    .deleteFrom('idempotency_key')
    .where(isOf(place))
    .where('status', 'is', null)
    .where('taken_by', '=', place('takenBy')),
);

export type Answered = Ticket & { status: number; response: string };
const answer = (db: Kept, place: PlaceOf<Answered>) =>
  db
    .updateTable('idempotency_key')
    .set({ status: place('status'), response: place('response') })
    .where(isOf(place))
    .where('status', 'is', null)
    .where('taken_by', '=', place('takenBy'))
    .returning('key');
export const answerWithin = compiledOnce(answer);
/** Behind its work: that is asked again where a crash has taken the answer away, as where it was never kept. */
export const answerBehind = compiledOnce((db: Kept, place: PlaceOf<Answered>) =>
  answer(db, place).returning(lazily),
);
/** Of a key whose lock the transaction has: nobody else can have written it meanwhile. */
export const answerOwn = laterOnce(
  (db: Kept, place: PlaceOf<Answered>) =>
    db.insertInto('idempotency_key').values({
      account_id: place('accountId'),
      route: place('route'),
      key: place('key'),
      body_hash: place('bodyHash'),
      taken_by: place('takenBy'),
      status: place('status'),
      response: place('response'),
      created_at: NOW,
    }),
  (error) => (sqlState(error) === UNIQUE_VIOLATION ? new KeyInUse() : error),
);
