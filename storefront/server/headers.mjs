/** Headers of every answer that this server makes itself (the API sets its own). */
export function securityHeaders(req, res, next) {
  res.setHeader('Strict-Transport-Security', 'max-age=63072000; includeSubDomains');
  res.setHeader('X-Content-Type-Options', 'nosniff');
  res.setHeader('Referrer-Policy', 'strict-origin-when-cross-origin');
  res.setHeader('Cross-Origin-Opener-Policy', 'same-origin');
  res.setHeader('Cross-Origin-Resource-Policy', 'same-origin');
  res.setHeader('X-Frame-Options', 'DENY');
  res.setHeader(
    'Permissions-Policy',
    'accelerometer=(), camera=(), geolocation=(), gyroscope=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  );
  next();
}

/** 404 for what scanners ask for and nobody else: dot files, source maps, traversal (S35). */
export function refuseProbes(req, res, next) {
  const path = req.path.toLowerCase();
  if (/(^|\/)\.(?!well-known)/.test(path) || path.endsWith('.map') || /%2f|%5c|%00|\\/.test(path)) {
    res.status(404).type('text/plain; charset=utf-8').set('Cache-Control', 'no-store').send('Not found');
    return;
  }
  next();
}

/** Tells loaders a navigation in the browser from a document; nobody else may say so. */
export function markNavigations(req, res, next) {
  delete req.headers['x-navigation'];
  if (req.path.endsWith('.data')) req.headers['x-navigation'] = '1';
  next();
}
