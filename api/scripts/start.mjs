/**
 * `npm start`: the whole shop from a bare clone. This file runs under any Node.js from 20 on, without node_modules;
 * it installs what the lock file says, goes on under the project's own Node.js 24 and starts the shop there.
 */
import './lib/watch-parent.mjs';
import { underOwnNode } from './lib/own-node.mjs';

await underOwnNode(async () => (await import('./lib/shop.mjs')).openShop());
