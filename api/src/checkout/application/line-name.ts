/** A cart line belongs to one waiting order at a time. */
export const lineName = (cartLineId: string): string => `line:${cartLineId}`;
