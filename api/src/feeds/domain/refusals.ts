import { refusal } from '../../kernel/refusal.js';

export const FeedNotFound = refusal('not-found', 'feed_not_found', 'Feed not found');
