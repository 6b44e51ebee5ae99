/** Links of orders, as they are asked for: those that were made, and those that were taken back. */
export class NotedDownloads {
  readonly made: string[] = [];
  readonly revoked: [orderId: string, which: 'all' | 'returned'][] = [];

  makeDownloads(orderId: string): Promise<void> {
    this.made.push(orderId);
    return Promise.resolve();
  }

  giveBackDownloads(orderId: string): Promise<void> {
    return this.makeDownloads(orderId);
  }

  revokeDownloads(orderId: string): Promise<void> {
    this.revoked.push([orderId, 'all']);
    return Promise.resolve();
  }

  revokeReturned(orderId: string): Promise<void> {
    this.revoked.push([orderId, 'returned']);
    return Promise.resolve();
  }
}
