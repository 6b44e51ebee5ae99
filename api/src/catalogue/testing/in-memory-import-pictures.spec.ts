import { importPicturesContract } from './import-pictures-contract.js';
import { InMemoryImportPictures } from './in-memory-import-pictures.js';

importPicturesContract('in memory', () => {
  let count = 0;
  const planned = () => Promise.resolve(`import-${(count += 1)}`);
  return Promise.resolve({ pictures: new InMemoryImportPictures(), planned, key: 'k'.repeat(32) });
});
