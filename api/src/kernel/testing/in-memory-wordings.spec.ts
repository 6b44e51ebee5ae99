import { InMemoryWordings } from './in-memory-wordings.js';
import { wordingsContract } from './wordings-contract.js';

wordingsContract('in memory', () =>
  Promise.resolve({ wordings: new InMemoryWordings(), key: 'mails.helloName' }),
);
