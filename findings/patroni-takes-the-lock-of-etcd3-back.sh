#!/usr/bin/env bash
# Patroni 3.0.2-1, as Debian 12 has it, with `etcd3`, and etcd 3.4.23: a leader that was away for longer than its lease.
# Guess before the run: its next update of the lock fails, for the key is another's by now, and it steps down.
# Seen: with `etcd3` the update answers True, and the lock is its own again: the key is put without a look at who has it
# (patroni/dcs/etcd3.py, _update_leader). Whoever had taken over is shut down, and what it has confirmed since is gone, though every
# commit was waited for by a standby (synchronous_mode). Seen so in a cluster of three when the cable of the leader was
# plugged in again: eighteen confirmed orders.
# Seen: with `etcd`, by the interface of version 2 of the same server, the same update is refused.
# Patroni's releases say of 3.0.3 that the key is no longer overwritten unconditionally with etcd3.
# Wants Debian 12 (`apt-get download`, `dpkg`), and its python3. Fails when one of them changes.
set -euo pipefail
folder=$(mktemp -d)
trap 'kill %1 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
cd "$folder"
apt-get download -qq -o APT::Sandbox::User=root patroni=3.0.2-1 etcd-server=3.4.23-4+b4 python3-etcd=0.4.5-4 \
  python3-urllib3=1.26.12-1+deb12u4 python3-six=1.16.0-4 python3-dateutil=2.8.2-2 python3-dnspython=2.3.0-1+deb12u1
for package in *.deb; do dpkg -x "$package" .; done

port=$((20000 + RANDOM % 10000))
url=http://127.0.0.1:$port
usr/bin/etcd --data-dir data --enable-v2 --log-level=error --listen-client-urls "$url" --advertise-client-urls "$url" \
  --listen-peer-urls "http://127.0.0.1:$((port + 1))" --initial-advertise-peer-urls "http://127.0.0.1:$((port + 1))" \
  --initial-cluster "default=http://127.0.0.1:$((port + 1))" >etcd.log 2>&1 &
for _ in $(seq 50); do grep -q true <(curl -s "$url/health") && break || sleep 0.2; done

cat > try.py <<'PY'
import logging, sys, time
from patroni.dcs import get_dcs

logging.disable(logging.CRITICAL)
interface, port = sys.argv[1:]


def node(name):
    of_etcd = {'host': '127.0.0.1:' + port}
    return get_dcs({'scope': interface, 'name': name, 'ttl': 8, 'loop_wait': 2, 'retry_timeout': 3, interface: of_etcd})


first, second = node('first'), node('second')
first.get_cluster()
assert first.attempt_to_acquire_leader()
assert first.get_cluster().leader.name == 'first'

time.sleep(12)  # the first is away, its lease ends
second.get_cluster()
assert second.attempt_to_acquire_leader()
assert second.get_cluster().leader.name == 'second'

# it is back and goes on with what it knew
kept = bool(first.update_leader(None))
time.sleep(1)
print(f'{interface}: the update of the first answers {kept}, the lock is of the', second.get_cluster().leader.name)
assert kept == (interface == 'etcd3')
PY
for interface in etcd3 etcd; do
  PYTHONPATH=usr/lib/python3/dist-packages /usr/bin/python3 try.py "$interface" "$port"
done | tee seen
diff seen - <<'SEEN'
etcd3: the update of the first answers True, the lock is of the first
etcd: the update of the first answers False, the lock is of the second
SEEN
