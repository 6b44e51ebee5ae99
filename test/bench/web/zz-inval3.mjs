import fs from 'node:fs'; import puppeteer from 'puppeteer-core';
const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
const p = await b.newPage(); await p.setViewport({width:412,height:823,deviceScaleFactor:1.75,isMobile:false});
await p.tracing.start({ path:'/srv/prof/trace-inv.json', categories:['-*','devtools.timeline','disabled-by-default-devtools.timeline','disabled-by-default-devtools.timeline.invalidationTracking','loading','toplevel','blink.user_timing','disabled-by-default-devtools.timeline.stack'] });
await p.goto(process.argv[2]); await new Promise(r=>setTimeout(r,2500)); await p.tracing.stop(); await b.close();
const ev = JSON.parse(fs.readFileSync('/srv/prof/trace-inv.json')).traceEvents.sort((a,b)=>a.ts-b.ts);
const nav = ev.filter(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL?.startsWith('http://127')).at(-1); const t0=nav.ts;
let inv=new Map();
for (const e of ev.filter(e=>e.pid===nav.pid&&e.tid===nav.tid&&e.ts>=t0)) {
  if (e.name==='StyleRecalcInvalidationTracking'||e.name==='LayoutInvalidationTracking'){const d=e.args.data; const k=`${e.name.slice(0,6)} ${d.reason} ${d.extraData??''} ${d.nodeName?.slice(0,30)??''}`; if(!inv.has(k)) inv.set(k,[0,d.stackTrace?.[0]]); inv.get(k)[0]++;}
  if (['UpdateLayoutTree','Layout'].includes(e.name)&&(e.dur>1500)) { console.log(((e.ts-t0)/1000).toFixed(1),e.name,(e.dur/1000).toFixed(1),(e.tdur/1000).toFixed(1),e.args.elementCount??e.args.beginData?.dirtyObjects); if(e.name==='UpdateLayoutTree'){ for(const [k,[n,s]] of [...inv].sort((a,b)=>b[1][0]-a[1][0]).slice(0,9)) console.log('      ',n,k,s?`${s.functionName} ${s.url?.slice(-30)}`:''); inv=new Map();} }
}
