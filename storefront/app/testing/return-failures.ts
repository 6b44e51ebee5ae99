import type { Failure } from './failure';
import { order } from './goods';
import { choose, fill, press, reads } from './shop';

const delivered = {
  status: 200,
  body: { success: true, data: { ...order, status: 'delivered', canCancel: false } },
};
const at = '/orders/o1/return';
const chosen = async () => {
  await reads('What are you returning?');
  await choose(/^Lamp/);
};

/** Sending items back. */
export const returnFailures: readonly Failure[] = [
  {
    call: 'listOrderReturns',
    at: '/orders/o1',
    words: ['We cannot show the returns of this order right now.', 'Try Again'],
    mute: true,
    others: { getOrder: delivered },
  },
  { call: 'listOrderReturns', at, words: ['Failed to load what can be returned', 'Try Again'], mute: true },
  {
    call: 'previewReturn',
    at,
    words: ['We cannot tell right now what you get back.', 'Try Again'],
    refused: ['Try Again'],
    steps: chosen,
  },
  {
    call: 'requestReturn',
    at,
    words: ['Failed to send your request'],
    steps: async () => {
      await chosen();
      await fill('Why?', 'damaged');
      await reads('You get back exactly $22.50.');
      await press('Send request');
    },
  },
  {
    call: 'listMyEarlierOrders',
    at: '/orders',
    words: ['We couldn’t load your earlier orders.', 'Try Again'],
    mute: true,
  },
];
