/** Loaded into an API before it starts: writes down every address that it opens a connection to, and every name it looks up. */
import dgram from 'node:dgram';
import dns from 'node:dns';
import { appendFileSync } from 'node:fs';
import net from 'node:net';

const note = (line) => appendFileSync(process.env.EGRESS_LOG, `${line}\n`);

const connect = net.Socket.prototype.connect;
net.Socket.prototype.connect = function (...args) {
  const [first] = Array.isArray(args[0]) ? args[0] : args;
  if (typeof first === 'object')
    note(first.path ? `unix ${first.path}` : `tcp ${first.host ?? 'localhost'}:${first.port}`);
  else if (typeof first === 'string') note(`unix ${first}`);
  else note(`tcp ${typeof args[1] === 'string' ? args[1] : 'localhost'}:${first}`);
  return connect.apply(this, args);
};

const lookup = dns.lookup;
dns.lookup = function (name, ...rest) {
  note(`dns ${name}`);
  return lookup.call(this, name, ...rest);
};

const send = dgram.Socket.prototype.send;
dgram.Socket.prototype.send = function (...args) {
  note('udp');
  return send.apply(this, args);
};
