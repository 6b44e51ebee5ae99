import { orderFileTexts } from '../platform/messages/en/order-files';

/** `12 MB`. */
export function sizeOfFile(bytes: number): string {
  const megabytes = Math.round(bytes / 1_000_000);
  return megabytes === 0 ? orderFileTexts.small : orderFileTexts.size(megabytes);
}
