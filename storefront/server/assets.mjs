import { existsSync, readdirSync } from 'node:fs';
import express from 'express';

const types = { js: 'text/javascript; charset=utf-8', css: 'text/css; charset=utf-8' };

/** What is told of documents alone, or with each of them: a third of what a small script weighs. */
const OF_DOCUMENTS = [
  ...['Cross-Origin-Opener-Policy', 'Permissions-Policy', 'Referrer-Policy', 'X-Frame-Options'],
  ...['Strict-Transport-Security', 'X-Request-Id'],
];

/** Files under content-hashed names, which say all that an `ETag` would; scripts and styles go out as the build compressed them. */
export function assets(folder) {
  const router = express.Router();
  const compressed = new Set(
    existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.br')) : [],
  );
  router.use((req, res, next) => {
    const name = req.path.slice(1);
    if (!compressed.has(`${name}.br`)) return next();
    res.vary('Accept-Encoding');
    if (req.acceptsEncodings('br') !== 'br') return next();
    res.set('Content-Encoding', 'br').set('Content-Type', types[name.split('.').at(-1)]);
    req.url = `/${name}.br`;
    next();
  });
  const setHeaders = (res) => OF_DOCUMENTS.forEach((name) => res.removeHeader(name));
  const kept = {
    immutable: true,
    maxAge: '1y',
    index: false,
    lastModified: false,
    acceptRanges: false,
    etag: false,
  };
  router.use(express.static(folder, { ...kept, setHeaders }));
  return router;
}
