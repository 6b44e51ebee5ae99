import type {
  EventType,
  MadeWebhook,
  WebhookDelivery,
  WebhookDeliveryInFull,
  WebhookRecord,
} from './records';

type Get = <T>(path: string) => Promise<T>;
type Send = <T>(method: string, path: string, body: unknown) => Promise<T>;

const webhook = (id: unknown) => `/webhooks/${encodeURIComponent(String(id))}`;
const delivery = (id: unknown, deliveryId: string) =>
  `${webhook(id)}/deliveries/${encodeURIComponent(deliveryId)}`;

/** What is done with a webhook besides saving it. */
export const webhookCalls = (get: Get, send: Send) => ({
  eventTypes: () => get<EventType[]>('/webhooks/event-types'),
  rotateWebhook: (id: unknown, overlapHours: number) =>
    send<MadeWebhook>('POST', `${webhook(id)}/rotation`, { overlapHours }),
  switchWebhook: (id: unknown, isOn: boolean) => send<WebhookRecord>('PUT', webhook(id), { isOn }),
  testWebhook: (id: unknown) => send<WebhookDeliveryInFull>('POST', `${webhook(id)}/test`, {}),
  webhookDeliveries: (id: unknown, filter: object, most: number) =>
    get<WebhookDelivery[]>(
      `${webhook(id)}/deliveries?${new URLSearchParams({ filter: JSON.stringify(filter), range: JSON.stringify([0, most - 1]) })}`,
    ),
  webhookDelivery: (id: unknown, deliveryId: string) => get<WebhookDeliveryInFull>(delivery(id, deliveryId)),
  sendDelivery: (id: unknown, deliveryId: string) =>
    send<WebhookDeliveryInFull>('POST', `${delivery(id, deliveryId)}/sending`, {}),
});
