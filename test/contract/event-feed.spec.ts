import { PostgresEventFeed } from '../../api/src/events/adapters/persistence/postgres-event-feed.js';
import { eventFeedContract } from '../../api/src/events/testing/event-feed-contract.js';
import { useStores } from '../support/stores.js';

const { shop, database } = useStores();

eventFeedContract('in PostgreSQL', async () => {
  await shop.sql('delete from event');
  return {
    feed: new PostgresEventFeed(database()),
    tell: ({ id, type, resource, resourceId, data, occurredAt }) =>
      shop.sql(
        `insert into event (id, type, resource, resource_id, data, occurred_at) values ($1, $2, $3, $4, $5, $6)`,
        [id, type, resource, resourceId, JSON.stringify(data), occurredAt.toISOString()],
      ),
  };
});
