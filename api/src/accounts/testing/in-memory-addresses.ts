import { Addresses, type AddressFields, type SavedAddress } from '../application/ports.js';

/** Address books in memory: the addresses of an account in the order of adding. */
export class InMemoryAddresses extends Addresses {
  private readonly books = new Map<string, SavedAddress[]>();
  private count = 0;

  override list(accountId: string): Promise<SavedAddress[]> {
    return Promise.resolve(this.book(accountId).toSorted((one, other) => rank(one) - rank(other)));
  }

  override add(accountId: string, address: AddressFields, most: number): Promise<SavedAddress | undefined> {
    const book = this.book(accountId);
    if (book.length >= most) return Promise.resolve(undefined);
    this.count += 1;
    const added = { ...address, id: `address-${this.count}`, isDefault: false };
    this.keep(accountId, [...book, added], address.isDefault ? added.id : undefined);
    return this.find(accountId, added.id);
  }

  override change(accountId: string, id: string, change: Partial<AddressFields>) {
    const book = this.book(accountId).map((one) => (one.id === id ? { ...one, ...change } : one));
    const isKnown = book.some((one) => one.id === id);
    if (isKnown) this.keep(accountId, book, change.isDefault ? id : undefined, id);
    return this.find(accountId, id);
  }

  override remove(accountId: string, id: string): Promise<boolean> {
    const book = this.book(accountId);
    const left = book.filter((one) => one.id !== id);
    this.keep(accountId, left);
    return Promise.resolve(left.length < book.length);
  }

  /** A book with addresses has one default: the one that is to be it, else the one that is, else the oldest but `former`. */
  private keep(accountId: string, book: SavedAddress[], wanted?: string, former?: string): void {
    const oldest = book.find(({ id }) => id !== former) ?? book[0];
    const chosen = wanted ?? (book.find(({ isDefault }) => isDefault) ?? oldest)?.id;
    this.books.set(
      accountId,
      book.map((one) => ({ ...one, isDefault: one.id === chosen })),
    );
  }

  private find(accountId: string, id: string): Promise<SavedAddress | undefined> {
    return Promise.resolve(this.book(accountId).find((one) => one.id === id));
  }

  private book(accountId: string): SavedAddress[] {
    return this.books.get(accountId) ?? [];
  }
}

const rank = ({ isDefault }: SavedAddress) => (isDefault ? 0 : 1);
