import { Refusal } from '../../kernel/refusal.js';

export class ChannelNotFound extends Refusal {
  constructor() {
    super('not-found', 'channel_not_found', 'There is no such channel.');
  }
}
