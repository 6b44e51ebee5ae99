import type { Response } from 'express';

const POLICY = [
  "default-src 'none'",
  "style-src 'self'",
  "img-src 'self'",
  "form-action 'self'",
  "base-uri 'none'",
  "frame-ancestors 'none'",
].join('; ');

/** Sends markup under a policy that lets nothing run and nothing leave. */
export function sendPage(response: Response, markup: string, status = 200): void {
  response
    .status(status)
    .setHeader('Content-Security-Policy', POLICY)
    .setHeader('Cache-Control', 'no-store')
    .setHeader('X-Robots-Tag', 'noindex')
    .type('html')
    .send(markup);
}
