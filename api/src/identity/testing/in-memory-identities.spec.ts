import { InMemoryIdentities } from './in-memory-identities.js';
import { identitiesContract } from './identities-contract.js';

identitiesContract('in memory', () => Promise.resolve(new InMemoryIdentities()));
