import { visitorAddress } from '@duka/serving/visitor-address.js';
import { log } from './log.mjs';
import { publicAddress, trustProxy } from './settings.mjs';

/** Headers in which a hop says for whom it asks, or by which name it was asked; anybody can write them. */
const OF_HOPS = new RegExp(
  `^(${[
    'forwarded',
    'x-forwarded(-.*)?',
    'x-(original|real|client|cluster-client|remote|proxyuser)-?(ip|addr|forwarded-for|host|url)',
    'x-(host|rewrite-url|url-scheme|proxied)',
    '(true-client|client|remote|fastly-client|cf-connecting)-(ip|ipv6|addr)',
    'x-(envoy|azure|appengine)-.*(address|ip)',
  ].join('|')})$`,
);
let hasWarned = false;

/**
 * Before all else, for every request whatever it asks for: says to the API who the visitor is and what this server was
 * asked for, and drops what the visitor says of that himself. The address is what this server's
 * own socket shows, or what `TRUST_PROXY` proxies in front of it say; limits, sessions and logs go by it.
 *
 * @param {import('node:http').IncomingMessage} req
 */
export function nameVisitor({ headers, socket }) {
  const visitor = visitorAddress(socket.remoteAddress, headers['x-forwarded-for'], trustProxy);
  const hops = (headers['x-forwarded-for'] ?? '').split(',').filter((hop) => hop.trim()).length;
  if (trustProxy === 0 && headers['x-forwarded-for']) warnOnce();
  let isProxied = false;
  for (const name of Object.keys(headers)) {
    if (!OF_HOPS.test(name)) continue;
    isProxied = true;
    delete headers[name];
  }
  const proto = publicAddress().protocol.slice(0, -1);
  const [, port] = /:(\d+)$/.exec(headers.host ?? '') ?? [];
  if (visitor) headers['x-forwarded-for'] = visitor;
  headers['x-forwarded-proto'] = proto;
  headers['x-forwarded-port'] = port ?? (proto === 'https' ? '443' : '80');
  if (headers.host) headers['x-forwarded-host'] = headers.host;
  // so many say that they are in front, believed or not: the panel shows it to who sets TRUST_PROXY
  headers['x-forwarded-hops'] = String(hops);
  // whoever speaks for somebody else is not this machine itself, however near the socket is
  if (isProxied) headers['x-proxied'] = '1';
}

function warnOnce() {
  if (hasWarned) return;
  hasWarned = true;
  const hint = 'set TRUST_PROXY to the number of proxies in front of the shop, if there are any';
  log('warn', 'X-Forwarded-For came and is not believed', { hint });
}
