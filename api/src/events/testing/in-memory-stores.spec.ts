import { eventFeedContract } from './event-feed-contract.js';
import { InMemoryEventFeed } from './in-memory-event-feed.js';

eventFeedContract('in memory', () => {
  const feed = new InMemoryEventFeed();
  return Promise.resolve({ feed, tell: (event) => Promise.resolve(feed.add(event)) });
});
