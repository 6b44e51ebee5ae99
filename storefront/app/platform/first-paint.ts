/**
 * The start of a public page's scripts. It waits until the browser has painted the page, fetches the files together and
 * runs them one by one, so that pictures come first and no pause is long. Presses of buttons that come before the page
 * can answer them are kept and given to it then. In a tab that nobody sees it waits to be looked at.
 */
const start = (files: readonly string[], first: readonly string[], modules: string, rest: string) =>
  `const early=[];const keep=e=>{const b=e.target.closest?.('button[type=button]');if(b)early.push(b)};
document.addEventListener('click',keep,true);
const turn=()=>new Promise(done=>setTimeout(done));
await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'low',href}));
for(const file of ${JSON.stringify(first)}){await import(file);await turn()}
${modules}
${rest.trim().replace(/;$/, '')}.then(()=>{document.removeEventListener('click',keep,true);for(const b of early)b.click()});`;

const preload = /<link rel="modulepreload"[^>]*? href="([^"]+)"[^>]*\/>/g;
const starter = /(<script[^>]* type="module"[^>]*>);?([\s\S]*?)<\/script>/;
const staticImport = /import \* as (\w+) from ("[^"]+");/g;
/** What most others need; their names come from vite.config.ts. */
const groundwork = ['react', 'router', 'shell'];

/**
 * Lets the scripts of a rendered page wait for its first paint. Page and start are those of React Router's `<Scripts>`;
 * should they one day look different, the page stays as it is.
 */
export function afterFirstPaint(html: string): string {
  const [, tag = '', code = ''] = starter.exec(html) ?? [];
  const files = [...new Set([...html.matchAll(preload)].map(([, href = '']) => href))];
  if (!/import\("[^"]+"\);?\s*$/.test(code) || files.length === 0) return html;
  const imports = [...code.matchAll(staticImport)];
  const modules = imports.map(([, name, file]) => `const ${name}=await import(${file});await turn();`);
  const first = groundwork.flatMap((name) => files.find((file) => file.startsWith(`/assets/${name}-`)) ?? []);
  const script = start(files, first, modules.join('\n'), code.replaceAll(staticImport, ''));
  return html.replaceAll(preload, '').replace(starter, () => `${tag}${script}</script>`);
}
