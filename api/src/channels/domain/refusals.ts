import { refusal } from '../../kernel/refusal.js';

export const ChannelNotFound = refusal('not-found', 'channel_not_found', 'There is no such channel.');
