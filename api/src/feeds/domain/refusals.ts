import { Refusal } from '../../kernel/refusal.js';

export class FeedNotFound extends Refusal {
  constructor() {
    super('not-found', 'feed_not_found', 'Feed not found');
  }
}
