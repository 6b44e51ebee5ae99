import { Feedbacks, type Feedback } from '../application/ports.js';

export class InMemoryFeedbacks extends Feedbacks {
  readonly kept: Feedback[] = [];

  override add(feedback: Feedback): Promise<boolean> {
    const isNew = this.kept.every(({ orderId }) => orderId !== feedback.orderId);
    if (isNew) this.kept.push(feedback);
    return Promise.resolve(isNew);
  }
}
