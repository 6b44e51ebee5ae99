import { InMemoryPictures } from './in-memory-pictures.js';
import { picturesContract } from './pictures-contract.js';

picturesContract('in memory', () => {
  let count = 0;
  return Promise.resolve({ pictures: new InMemoryPictures(), nextKey: () => `key-${(count += 1)}` });
});
