import { expect, it } from '@jest/globals';
import { v7 } from 'uuid';
import { PostgresToldMessages } from '../../api/src/privacy/adapters/persistence/postgres-told-messages.js';
import { ForgetInMessages } from '../../api/src/privacy/application/forget-in-messages.js';
import { useStores } from '../support/stores.js';

const { shop, database } = useStores();

it('a person is taken out of the messages that were worked through, however many there are, and out of no other', async () => {
  const name = `${v7()}@example.com`;
  const payloads = ['Somebody@example.com', name, name.toUpperCase()].map((email) => ({ object: { email } }));
  const tell = (count: number, payload: object, processed: boolean) =>
    shop.sql(
      `insert into provider_event (id, provider, event_id, type, payload, received_at, processed_at)
       select gen_random_uuid(), 'stripe', gen_random_uuid()::text, 'told', $2, now(), case when $3 then now() end
       from generate_series(1, $1::int)`,
      [count, payload, processed],
    );
  for (const payload of payloads) await tell(1_200, payload, true);
  await tell(1, { object: { email: name } }, false);
  await new ForgetInMessages(new PostgresToldMessages(database())).forget([name]);
  const left = await shop.sql(
    `select lower(payload#>>'{object,email}') as email, count(*)::int from provider_event
     where type = 'told' group by 1 order by 2`,
  );
  expect(left).toEqual([
    { email: name, count: 1 },
    { email: 'somebody@example.com', count: 1_200 },
    { email: null, count: 2_400 },
  ]);
});
