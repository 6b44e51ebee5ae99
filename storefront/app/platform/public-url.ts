/** The absolute address of a path of this shop; from `PUBLIC_URL`, never from a request's Host header (S12). Server only. */
export function publicUrl(path: string): string {
  const base = process.env['PUBLIC_URL'] ?? `http://localhost:${process.env['PORT'] ?? 3000}`;
  return new URL(path, base.endsWith('/') ? base : `${base}/`).href;
}
