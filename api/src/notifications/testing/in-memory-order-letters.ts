import { OrderLetters, type WrittenLetter } from '../application/order-letters.js';

export class InMemoryOrderLetters extends OrderLetters {
  private readonly rows = new Map<string, WrittenLetter>();

  override keep(letter: WrittenLetter): Promise<void> {
    if (!this.rows.has(letter.id)) this.rows.set(letter.id, letter);
    return Promise.resolve();
  }

  override ofOrder(orderId: string): Promise<WrittenLetter[]> {
    const own = [...this.rows.values()].filter((row) => row.orderId === orderId);
    const newest = own.sort(
      (one, other) =>
        other.writtenAt.getTime() - one.writtenAt.getTime() || other.id.localeCompare(one.id, 'en'),
    );
    return Promise.resolve(newest.slice(0, 50));
  }

  override sentAgainSince(orderId: string, since: Date): Promise<number> {
    const again = [...this.rows.values()].filter(
      (row) => row.orderId === orderId && row.isAgain && row.writtenAt > since,
    );
    return Promise.resolve(again.length);
  }
}
