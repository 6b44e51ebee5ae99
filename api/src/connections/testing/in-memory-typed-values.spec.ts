import { InMemoryTypedValues } from './in-memory-typed-values.js';
import { typedValuesContract } from './typed-values-contract.js';

typedValuesContract('in memory', () => Promise.resolve(new InMemoryTypedValues()));
