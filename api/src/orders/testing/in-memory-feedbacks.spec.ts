import { feedbacksContract } from './feedbacks-contract.js';
import { InMemoryFeedbacks } from './in-memory-feedbacks.js';

feedbacksContract('in memory', () => {
  const feedbacks = new InMemoryFeedbacks();
  const kept = () => Promise.resolve(feedbacks.kept);
  return Promise.resolve({ feedbacks, orderId: 'order', otherId: 'other', kept });
});
