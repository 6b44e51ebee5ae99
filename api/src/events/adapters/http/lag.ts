import { listsLagMs } from '../../../kernel/lists-lag.js';
import type { Config } from '../../../platform/config/config.js';

/** For how long what is read here may still be of before a change that is heard of. */
export const lagMs = ({ replicaUrls, env }: Config): number =>
  Math.max(listsLagMs(), replicaUrls.length > 0 ? env.REPLICA_MAX_LAG_MS : 0);
