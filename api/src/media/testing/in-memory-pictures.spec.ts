import { InMemoryPictures, InMemoryPictureStore } from './in-memory-pictures.js';
import { pictureStoreContract } from './picture-store-contract.js';
import { picturesContract } from './pictures-contract.js';

picturesContract('in memory', () => {
  let count = 0;
  return Promise.resolve({ pictures: new InMemoryPictures(), nextKey: () => `key-${(count += 1)}` });
});

pictureStoreContract('memory', () => new InMemoryPictureStore());
