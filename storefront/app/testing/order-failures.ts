import type { Failure } from './failure';
import { order } from './goods';
import { waitsForDeposit } from './waiting-deposit';
import { choose, press, reads } from './shop';

const delivered = {
  status: 200,
  body: { success: true, data: { ...order, status: 'delivered', canCancel: false, canReview: true } },
};
const givenBack = {
  ...order,
  amountRefunded: 5,
  refunds: [{ _id: 'r1', amount: 5, status: 'succeeded', createdAt: '2026-11-20T10:00:00Z', lines: [] }],
};
const ofBusiness = { ...order, buyerTax: { vatNumber: 'DE136695976', check: 'confirmed' } };

const cancel = async () => {
  await press('Cancel Order');
  await reads('You get back exactly $12.50.');
  await press('Cancel Order', 'last');
};

/** Orders and favorites. */
export const orderFailures: readonly Failure[] = [
  {
    call: 'downloadCreditNotes',
    at: '/orders/o1',
    words: ['The credit note could not be loaded. Please try again.'],
    mute: true,
    others: { getOrder: { status: 200, body: { success: true, data: givenBack } } },
    steps: () => press('Download credit note'),
  },
  {
    call: 'downloadEInvoice',
    at: '/orders/o1',
    words: ['The e-invoice could not be made. The invoice as PDF says the same.'],
    mute: true,
    others: { getOrder: { status: 200, body: { success: true, data: ofBusiness } } },
    steps: () => press('E-invoice (XML)'),
  },
  {
    call: 'listMyDownloads',
    at: '/orders/o1',
    words: ['We couldn’t load your files.', 'Try Again'],
    mute: true,
    others: { getOrder: { status: 200, body: { success: true, data: { ...order, hasFiles: true } } } },
  },
  {
    ...{ call: 'openDownload', at: '/downloads/tok', visitor: true },
    words: ['We cannot show this download right now. Please try again in a moment.'],
  },
  { call: 'listMyOrders', at: '/orders', words: ['Failed to load orders', 'Try Again'], mute: true },
  { call: 'listMyOrders', at: '/profile', words: ['Failed to load orders', 'Ada Otieno'], mute: true },
  {
    call: 'getOrder',
    at: '/orders/o1',
    words: ['Failed to load order details', 'Member since'],
    mute: true,
  },
  {
    call: 'getOrder',
    at: '/orders/o1',
    as: { status: 404, body: {} },
    words: ['Order not found', 'Back to profile'],
    mute: true,
  },
  {
    call: 'listWaysToPayOrder',
    at: '/orders/o1',
    words: ['We couldn’t load payment options.'],
    mute: true,
    others: waitsForDeposit('card'),
  },
  {
    call: 'payWaitingOrder',
    at: '/orders/o1',
    words: ['Checkout failed. Please try again.'],
    others: waitsForDeposit('card'),
    steps: () => press('Pay the $5.00 deposit now'),
  },
  {
    call: 'getOrder',
    at: '/orders/o1/return',
    words: ['Failed to load what can be returned', 'Try Again'],
    mute: true,
  },
  { call: 'getOrder', at: '/feedback/o1', words: ['Failed to load order details', 'Try Again'], mute: true },
  {
    call: 'getTracking',
    at: '/orders/o1',
    words: ['Order confirmed', 'Estimated: the carrier has not told us anything yet.'],
    mute: true,
    steps: () => press('Track Order'),
  },
  {
    call: 'getReceipt',
    at: '/orders/o1',
    words: ['We couldn’t load the price details.'],
    steps: () => press('Price details'),
  },
  {
    call: 'previewCancel',
    at: '/orders',
    words: ['Whatever you have paid for it is given back in full.'],
    steps: () => press('Cancel Order'),
  },
  {
    call: 'cancelOrder',
    at: '/orders',
    words: ['Failed to cancel order', 'Keep the order'],
    refused: ['Keep the order'],
    steps: cancel,
  },
  {
    call: 'leaveFeedback',
    at: '/feedback/o1',
    words: ['Failed to send your feedback'],
    others: { getOrder: delivered },
    steps: async () => {
      await reads('How was order');
      await choose('4 stars');
      await press('Send feedback');
    },
  },
  {
    call: 'listFavorites',
    at: '/favorites',
    words: ['Failed to load your favorites', 'Try Again'],
    refused: ['Failed to load your favorites'],
  },
  {
    call: 'deleteFavorite',
    at: '/favorites',
    words: ['Failed to update favorites', 'Lamp'],
    refused: ['Lamp'],
    steps: () => press('Remove Lamp from favorites'),
  },
  {
    call: 'putFavorite',
    at: '/product/p1',
    words: ['Failed to update favorites'],
    steps: () => press('Add Lamp to favorites'),
  },
];
