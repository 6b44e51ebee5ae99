import { InMemorySynonyms } from './in-memory-synonyms.js';
import { synonymsContract } from './synonyms-contract.js';

synonymsContract('in memory', () =>
  Promise.resolve({ synonyms: new InMemorySynonyms(), unknownId: 'nothing' }),
);
