import puppeteer from 'puppeteer-core';
for (let k=0;k<3;k++){ const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
const p = await b.newPage(); await p.goto('http://127.0.0.1:4390/robots.txt');
console.log(await p.evaluate(()=>{const o=[];const t=(n,f)=>{const a=performance.now();const r=f();o.push(n+' '+(performance.now()-a).toFixed(1));return r;};
const d=t('currency',()=>new Intl.NumberFormat('en-US',{style:'currency',currency:'USD'}));t('format',()=>d.format(1234.5));t('format2',()=>d.format(12.5));const n=t('plain',()=>new Intl.NumberFormat('en-US',{minimumFractionDigits:2,maximumFractionDigits:2}));t('pf',()=>n.format(1234.5));t('date',()=>new Intl.DateTimeFormat('en-US',{day:'numeric',month:'long',year:'numeric',timeZone:'UTC'}));t('short',()=>new Intl.DateTimeFormat('en-US',{weekday:'short',day:'numeric',month:'short',timeZone:'UTC'}));t('moment',()=>new Intl.DateTimeFormat('en-US',{dateStyle:'medium',timeStyle:'short'}));return o.join(', ')}));
await b.close(); }
