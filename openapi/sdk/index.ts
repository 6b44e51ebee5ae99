export * from '../client/index.js';
export type { Client } from '../client/client/index.js';
export { connect, type Connection } from './connect.js';
export { DukaError } from './errors.js';
export { verifyWebhook, WebhookError, type WebhookCall, type WebhookMessage } from './webhooks.js';
