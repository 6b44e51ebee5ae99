import { createHash } from 'node:crypto';
import { describe, expect, it } from '@jest/globals';
import { contentPolicy, hashScripts } from './content-policy';

const nonce = 'abc123';
const sha = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

describe('the page policy (S52)', () => {
  it('allows exactly the inline scripts that our renderer wrote', () => {
    const own = 'window.own = 1';
    const injected = 'alert(document.cookie)';
    const page = `<script nonce="${nonce}">${own}</script><script>${injected}</script><script nonce="${nonce}" src="/x.js"></script>`;
    const { hashes } = hashScripts(page, nonce);
    expect(hashes).toContain(sha(own));
    expect(hashes).not.toContain(sha(injected));
    expect(hashes).toHaveLength(2);
  });

  it('leaves no nonce in the page, so that the same page is the same bytes', () => {
    expect(hashScripts(`<script nonce="${nonce}">1</script>`, nonce).html).toBe('<script>1</script>');
  });

  it('lets in what wallets of browsers need of their provider, and of nobody else', () => {
    const hosts = {
      scriptHosts: ['https://js.stripe.com'],
      frameHosts: ['https://js.stripe.com', 'https://hooks.stripe.com'],
      connectHosts: ['https://api.stripe.com'],
    };
    const policy = contentPolicy([sha('1')], [], false, hosts);
    for (const rule of [
      `script-src 'self' https://js.stripe.com ${sha('1')};`,
      'frame-src https://js.stripe.com https://hooks.stripe.com;',
      "connect-src 'self' https://api.stripe.com;",
    ])
      expect(policy).toContain(rule);
    expect(policy).not.toContain('trusted-types');
    const played = contentPolicy([], [], false, { scriptHosts: [], frameHosts: [], connectHosts: [] });
    expect(played).toBe(contentPolicy([], []));
  });

  it('forbids inline and foreign scripts, plugins, frames and foreign form targets', () => {
    const policy = contentPolicy([sha('1')], ['https://checkout.stripe.com', 'https://pay.example']);
    expect(policy).not.toMatch(/script-src[^;]*unsafe/);
    for (const rule of [
      "object-src 'none'",
      "base-uri 'none'",
      "frame-ancestors 'none'",
      "img-src 'self' data:",
    ])
      expect(policy).toContain(rule);
    expect(policy).toContain("form-action 'self' https://checkout.stripe.com https://pay.example;");
  });
});
