import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import express from 'express';

/** The panel's policy: its own scripts (inline ones by hash) and the inline styles that MUI writes. */
function policyFor(html) {
  const inline = [...html.matchAll(/<script(?![^>]*\ssrc=)[^>]*>([\s\S]*?)<\/script>/g)];
  const hashes = inline.map(([, code]) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`);
  return [
    "default-src 'self'",
    ["script-src 'self'", ...hashes].join(' '),
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self' data: blob:",
    "font-src 'self'",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "form-action 'self'",
  ].join('; ');
}

/** Serves the built admin panel under /admin; every unknown path there is the panel's own routing. */
export function adminPanel(folder) {
  const index = join(folder, 'index.html');
  const router = express.Router();
  router.use(
    '/assets',
    express.static(join(folder, 'assets'), { immutable: true, maxAge: '1y', fallthrough: false }),
  );
  router.use(express.static(folder, { index: false, maxAge: '1h' }));
  router.get('/{*path}', (req, res) => {
    if (!existsSync(index)) {
      res
        .status(503)
        .type('text/plain; charset=utf-8')
        .send('The admin panel is not built: npm run build:admin');
      return;
    }
    const html = readFileSync(index, 'utf8');
    res.set('Cache-Control', 'no-cache').set('Content-Security-Policy', policyFor(html));
    res.type('text/html; charset=utf-8').send(html);
  });
  return router;
}
