import fs from 'node:fs'; import puppeteer from 'puppeteer-core';
const url=process.argv[2];
const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
for(let k=0;k<2;k++){ const p = await b.newPage(); await p.setCacheEnabled(false); await p.setViewport({width:412,height:823,deviceScaleFactor:1.75,isMobile:true,hasTouch:true});
await p.tracing.start({ path:'/srv/prof/trace-e.json', categories:['-*','devtools.timeline','v8','v8.execute','disabled-by-default-v8.compile','disabled-by-default-v8.runtime_stats_sampling','disabled-by-default-v8.cpu_profiler','toplevel','blink.user_timing','loading'] });
await p.goto(url); await new Promise(r=>setTimeout(r,1500)); await p.tracing.stop(); await p.close(); }
await b.close();
const ev = JSON.parse(fs.readFileSync('/srv/prof/trace-e.json')).traceEvents.sort((a,b)=>a.ts-b.ts);
const nav = ev.filter(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL?.startsWith('http://127')).at(-1); const t0=nav.ts;
const main=ev.filter(e=>e.pid===nav.pid&&e.tid===nav.tid&&e.ts>=t0&&e.ph==='X');
const evs=main.filter(e=>/evaluateModule/.test(e.name)&&e.dur>3000);
for(const m of evs){ console.log('== ',((m.ts-t0)/1000).toFixed(0),m.name,(m.dur/1000).toFixed(1),(m.tdur/1000).toFixed(1)); const kids=main.filter(e=>e!==m&&e.ts>=m.ts&&e.ts+e.dur<=m.ts+m.dur); const agg={}; for(const k of kids){const a=agg[k.name]??=[0,0];a[0]++;a[1]+=k.dur/1000;} console.log(Object.entries(agg).sort((a,b)=>b[1][1]-a[1][1]).slice(0,12).map(([n,[c,d]])=>`${n} x${c} ${d.toFixed(1)}`).join(' | ')); }
const all={}; for(const e of main) if(/V8\.|v8\./i.test(e.name)&&e.dur>100){const a=all[e.name]??=[0,0,0];a[0]++;a[1]+=e.dur/1000;a[2]+=(e.tdur??0)/1000}
console.log(Object.entries(all).sort((a,b)=>b[1][2]-a[1][2]).slice(0,16).map(([n,[c,d,t]])=>`${n} x${c} ${d.toFixed(1)}/${t.toFixed(1)}`).join('\n'));
