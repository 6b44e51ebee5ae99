import { dieWithParent } from './parent.mjs';

if (process.channel) dieWithParent();
