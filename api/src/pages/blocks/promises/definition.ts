import type { BlockKind } from '../contract.js';

export const promises: BlockKind = {
  name: 'promises',
  label: 'Promises',
  note: 'Delivery, service and returns, as the settings of the shop have them.',
  fields: [],
};
