import { createHash } from 'node:crypto';
import { headScript } from './head-script';

const sha256 = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;
const headHash = sha256(headScript);

/**
 * Turns the nonce that our renderer put on its own inline scripts into hashes, so that the same page is byte for byte
 * the same (it can be cached and has a stable ETag) and an injected script, which has no nonce, still does not run.
 */
export function hashScripts(html: string, nonce: string): { html: string; hashes: string[] } {
  const hashes = new Set([headHash]);
  const own = new RegExp(`<script(?=[^>]* nonce="${nonce}")(?![^>]* src=)[^>]*>([\\s\\S]*?)</script>`, 'g');
  for (const [, code] of html.matchAll(own)) hashes.add(sha256(code ?? ''));
  return { html: html.replaceAll(` nonce="${nonce}"`, ''), hashes: [...hashes] };
}

/** What a page lets in of a provider: patterns of origins. */
export type ForeignHosts = Readonly<Record<'scriptHosts' | 'frameHosts' | 'connectHosts', readonly string[]>>;

const NOBODY: ForeignHosts = { scriptHosts: [], frameHosts: [], connectHosts: [] };

/**
 * The Content-Security-Policy of a storefront page (S52); `payHosts` are those that shoppers are sent to. A page that takes a provider's
 * script makes no claim about what that writes into the page: Stripe does not say that its own keeps to trusted types.
 */
export function contentPolicy(
  hashes: readonly string[],
  payHosts: readonly string[],
  isPreview = false,
  { scriptHosts, frameHosts, connectHosts } = NOBODY,
): string {
  return [
    "default-src 'self'",
    ["script-src 'self'", ...scriptHosts, ...hashes].join(' '),
    "style-src 'self'",
    "style-src-attr 'unsafe-inline'",
    "img-src 'self' data:",
    "font-src 'self'",
    ["connect-src 'self'", ...connectHosts].join(' '),
    "manifest-src 'self'",
    "worker-src 'none'",
    ['frame-src', ...(frameHosts.length > 0 ? frameHosts : ["'none'"])].join(' '),
    "object-src 'none'",
    "base-uri 'none'",
    // the panel shows drafts beside their forms
    `frame-ancestors ${isPreview ? "'self'" : "'none'"}`,
    ["form-action 'self'", ...payHosts].join(' '),
    ...(scriptHosts.length > 0 ? [] : ['trusted-types default', "require-trusted-types-for 'script'"]),
  ].join('; ');
}
