import { InMemoryTextBook } from './in-memory-text-book.js';
import { textBookContract } from './text-book-contract.js';

textBookContract('in memory', () =>
  Promise.resolve({ book: new InMemoryTextBook(), product: 'scarf', word: 'Red' }),
);
