#!/usr/bin/env bash
# pg-pool 3.14.0 with its option `verify`, which looks at a new connection before it is used.
# Guess before the run: whoever waits for longer than `connectionTimeoutMillis` is told so, and the connection that was being verified
# for them goes back to the pool, as one that has just been opened does.
# Seen: it is given to the waiter who has gone, so nobody ever releases it. Its slot is lost for as long as the process lives; with
# `max` of them nobody gets a connection any more, though all of them stand idle. It happens where a new connection stands at once and its
# first statement takes its time, as behind a pooler whose database is away (PgBouncer).
# Seen: `onConnect`, awaited before the pool looks whether its waiter has gone, loses none.
# Source: pg-pool 3.14.0, index.js, _acquireClient: `pendingItem.timedOut` is asked before `verify`, not after it.
# Fails when one of them changes.
set -euo pipefail
cd "$(mktemp -d)"
npm init -y >/dev/null
npm install --silent --no-audit --no-fund --ignore-scripts pg@8.23.1 pg-pool@3.14.0
cat > try.mjs <<'JS'
import { strict as assert } from 'node:assert';
import { EventEmitter } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import Pool from 'pg-pool';

/** A connection that stands at once. */
class Client extends EventEmitter {
  _queryable = true;
  _ending = false;
  connect = (done) => done();
  end = (done) => done?.();
  _getActiveQuery = () => null;
  isConnected = () => true;
}

/** The first connection fails when it is looked at, after 150 ms; the next one is well after another 100 ms: its waiter has gone at 200. */
async function waitingAfterwards(option) {
  const looks = [() => pause(150).then(() => Promise.reject(new Error('away'))), () => pause(100)];
  const look = () => looks.shift()?.() ?? Promise.resolve();
  const options = {
    verify: { verify: (client, done) => void look().then(() => done(), done) },
    onConnect: { onConnect: look },
  };
  const pool = new Pool({ Client, max: 1, connectionTimeoutMillis: 200, ...options[option] });
  const gone = await Promise.allSettled([pool.connect(), pool.connect()]);
  assert.deepEqual(gone.map(({ status }) => status), ['rejected', 'rejected']);
  await pause(150);
  const next = await pool.connect().then(() => 'a connection', ({ message }) => message);
  console.log(`${option}: the next one gets: ${next} (${pool.totalCount} open, ${pool.idleCount} idle)`);
  return next;
}

// the pool's own timers keep no process alive
const alive = setInterval(() => undefined, 1_000);
assert.equal(await waitingAfterwards('verify'), 'timeout exceeded when trying to connect');
assert.equal(await waitingAfterwards('onConnect'), 'a connection');
clearInterval(alive);
JS
node try.mjs
