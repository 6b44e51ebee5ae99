import fs from 'node:fs'; import puppeteer from 'puppeteer-core';
const url=process.argv[2]; const html=await (await fetch(url)).text();
const css=await (await fetch(new URL(/href="(\/assets\/app-[^"]+)"/.exec(html)[1],url))).text();
const cases={ base:[h=>h,c=>c], noscripts:[h=>h.replace(/<script[\s\S]*?<\/script>/g,''),c=>c], nocv:[h=>h,c=>c.replaceAll('content-visibility:auto','')], nosvh:[h=>h,c=>c.replaceAll('100dvh','100vh')], noch:[h=>h,c=>c.replaceAll('13ch','20rem')], nostars:[h=>h.replace(/<svg class="icon"[^>]*><use href="[^"]*#star"><\/use><\/svg>/g,'<i></i>'),c=>c], nouse:[h=>h.replace(/<use [^>]*><\/use>/g,''),c=>c], ...(process.env.EXTRA?eval('('+process.env.EXTRA+')'):{}) };
const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
for (const name of (process.env.ONLY?.split(',')??Object.keys(cases))) { const [fh,fc]=cases[name];
 const sums=[]; let lines=[];
 for(let k=0;k<3;k++){
 const p = await b.newPage(); await p.setViewport({width:412,height:823,deviceScaleFactor:1.75,isMobile:true,hasTouch:true});
 await p.setRequestInterception(true);
 p.on('request',r=>{ if(r.url()===url) r.respond({status:200,contentType:'text/html; charset=utf-8',body:fh(html)}); else if(/app-.*css/.test(r.url())) r.respond({status:200,contentType:'text/css',body:fc(css)}); else r.continue(); });
 await p.tracing.start({ path:'/srv/prof/trace-v.json', categories:['-*','devtools.timeline','loading','toplevel','blink.user_timing'] });
 await p.goto(url); await new Promise(r=>setTimeout(r,2000)); await p.tracing.stop(); await p.close();
 const ev = JSON.parse(fs.readFileSync('/srv/prof/trace-v.json')).traceEvents.sort((a,b)=>a.ts-b.ts);
 const nav = ev.filter(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL?.startsWith('http://127')).at(-1); const t0=nav.ts;
 const mine=ev.filter(e=>e.pid===nav.pid&&e.tid===nav.tid&&e.ts>=t0);
 const sum=n=>mine.filter(e=>e.name===n).reduce((s,e)=>s+(e.tdur??0)/1000,0);
 sums.push(['UpdateLayoutTree','Layout','PrePaint','Paint','Layerize','ParseHTML','EvaluateScript','FunctionCall'].map(n=>sum(n)));
 lines=mine.filter(e=>['UpdateLayoutTree'].includes(e.name)&&e.args.elementCount>100).map(e=>`${((e.ts-t0)/1000).toFixed(0)}:${e.args.elementCount}(${(e.tdur/1000).toFixed(1)})`);
 }
 const med=i=>sums.map(s=>s[i]).sort((a,b)=>a-b)[1].toFixed(1);
 console.log(name.padEnd(10),'style',med(0),'layout',med(1),'prepaint',med(2),'paint',med(3),'layerize',med(4),'parse',med(5),'| ',lines.join(' '));
}
await b.close();
