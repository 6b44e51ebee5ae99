/**
 * The start of a page's scripts. It waits until the browser has painted the page, fetches the files together and runs
 * them one by one, so that the page comes first and no pause is long. What is typed and pressed before the page can
 * answer is kept and given to it when it is live: texts, buttons, and forms that only scripts can send. In a tab that
 * nobody sees, a public page waits to be looked at; `atOnce` is for pages that show nothing without their scripts.
 */
const start = (
  files: readonly string[],
  first: readonly string[],
  modules: string,
  rest: string,
  atOnce: boolean,
) =>
  `const early=[],typed=new Map(),root=document.documentElement,texts='textarea,input:not([type=checkbox],[type=radio],[type=hidden])';
const note=f=>typed.set(f,f.value);
const keep=e=>{const t=e.target;if(e.type==='input'){if(t.matches(texts))note(t)}else if(e.type==='submit'){if(!t.matches('[novalidate],[data-held]'))return;e.preventDefault();early.push(()=>t.requestSubmit(e.submitter))}else{const b=t.closest?.('button[type=button]');if(b)early.push(()=>b.click())}};
const kept=['input','click','submit'];for(const type of kept)document.addEventListener(type,keep,true);
const retype=(f,value)=>{f.value='';Object.getOwnPropertyDescriptor(Object.getPrototypeOf(f),'value').set.call(f,value);f.dispatchEvent(new Event('input',{bubbles:true}))};
const live=new MutationObserver(()=>{live.disconnect();for(const type of kept)document.removeEventListener(type,keep,true);for(const [f,value] of typed)if(value)retype(f,value);for(const press of early)press()});live.observe(root,{attributeFilter:['data-live']});
const turn=()=>new Promise(done=>setTimeout(done));
${atOnce ? 'if(!document.hidden)' : ''}await new Promise(done=>requestAnimationFrame(()=>setTimeout(done)));
for(const href of ${JSON.stringify(files)})document.head.append(Object.assign(document.createElement('link'),{rel:'modulepreload',fetchPriority:'${atOnce ? 'high' : 'low'}',href}));
for(const file of ${JSON.stringify(first)}){await import(file);await turn()}
${modules}
for(const f of document.querySelectorAll(texts))if(f.value!==f.defaultValue)note(f);
${rest.trim()}`;

const preload = /<link rel="modulepreload"[^>]{0,99}? href="([^"<>]{1,200})"[^<>]{0,200}\/>/g;
const starter = /(<script(?: nonce="\w*")? type="module"[^<>]*>);?([^<]*)<\/script>/;
const staticImport = /import \* as (\w+) from ("[^"]+");/g;
/** What most others need; their names come from vite.config.ts. */
const groundwork = ['react', 'router', 'shell'];

/**
 * Lets the scripts of a rendered page wait for its first paint. Page and start are those of React Router's `<Scripts>`;
 * should they one day look different, the page stays as it is.
 */
export function afterFirstPaint(html: string, { atOnce = false } = {}): string {
  const [, tag = '', code = ''] = starter.exec(html) ?? [];
  const files = [...new Set([...html.matchAll(preload)].map(([, href = '']) => href))];
  if (!/import\("[^"]+"\);?\s*$/.test(code) || files.length === 0) return html;
  const imports = [...code.matchAll(staticImport)];
  const modules = imports.map(([, name, file]) => `const ${name}=await import(${file});await turn();`);
  const first = groundwork.flatMap((name) => files.find((file) => file.startsWith(`/assets/${name}-`)) ?? []);
  const script = start(files, first, modules.join('\n'), code.replaceAll(staticImport, ''), atOnce);
  return html.replaceAll(preload, '').replace(starter, () => `${tag}${script}</script>`);
}
