import type { Order } from '../../api/types';

export type DeliveryWay = Order['deliveryWay'];

/** Where and when what is paid last is paid, by how the order reaches its buyer: after `Due`, and after `You pay $5.00`. */
export const paidLast: Readonly<Record<DeliveryWay, { at: string; when: string; whenExactly: string }>> = {
  parcel: { at: 'on delivery', when: 'when it arrives', whenExactly: 'when it arrives at your door' },
  pickup: {
    at: 'at pickup',
    when: 'when you pick it up',
    whenExactly: 'when you pick it up at the pickup point',
  },
  courier: { at: 'on delivery', when: 'when it arrives', whenExactly: 'when our courier brings it' },
};
