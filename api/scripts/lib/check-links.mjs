import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root } from './run.mjs';

const DOCUMENTS = ['*.md', 'docs/**/*.md', '{api,storefront,admin,test,openapi}/**/*.md'];
const LINK = /!?\[[^\]]*\]\(([^)\s]+)(?:\s+"[^"]*")?\)/g;
/** Paths written as code in the documents: `api/src/checkout/application/place-order-and-pay.ts`. */
const CODE_PATH = /`((?:api|storefront|admin|test|docs|openapi)\/[\w./-]*\w\.\w+)`/g;

/** Every relative link, every heading that one points to and every path in code exists. @throws with all that do not */
export function checkLinks(folder = root) {
  const broken = [];
  const files = globSync(DOCUMENTS, {
    cwd: folder,
    exclude: (name) => /node_modules|dist|build|\.data/.test(name),
  });
  for (const file of files) {
    const text = readFileSync(join(folder, file), 'utf8');
    const prose = text.replace(/```[\s\S]*?```/g, '');
    for (const [, target] of prose.replace(/`[^`\n]*`/g, '').matchAll(LINK)) {
      if (/^(https?:|mailto:)/.test(target)) continue;
      const [path, anchor] = target.split('#');
      const wanted = path ? join(folder, dirname(file), decodeURI(path)) : join(folder, file);
      if (!existsSync(wanted)) broken.push(`${file}: ${target}`);
      else if (anchor && wanted.endsWith('.md') && !headings(wanted).has(anchor))
        broken.push(`${file}: ${target} (no such heading)`);
    }
    for (const [, path] of prose.matchAll(CODE_PATH))
      if (!existsSync(join(folder, path))) broken.push(`${file}: \`${path}\``);
  }
  if (broken.length > 0) throw new Error(broken.join('\n'));
}

function headings(file) {
  const found = readFileSync(file, 'utf8').matchAll(/^#+\s+(.+)$/gm);
  return new Set(
    [...found].map(([, text]) =>
      text
        .toLowerCase()
        .replace(/[^\p{L}\p{N}\s_-]/gu, '')
        .trim()
        .replace(/\s/g, '-'),
    ),
  );
}
