import { SOURCES } from './index.js';
import { sourceContract } from './testing/contract-suite.js';

for (const source of SOURCES) sourceContract(source);
