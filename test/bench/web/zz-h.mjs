import puppeteer from 'puppeteer-core';
const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
for (const w of [320,360,375,412,600,767]) { const p = await b.newPage(); await p.setViewport({width:w,height:823,deviceScaleFactor:1.75,isMobile:true,hasTouch:true}); await p.goto('http://127.0.0.1:4390/shop'); await new Promise(r=>setTimeout(r,800));
console.log(w, await p.evaluate(()=>{const t=[...document.querySelectorAll('.products > *')]; return t.length+' '+t.map(x=>x.offsetHeight).join()+' tag '+t[0].tagName+'.'+t[0].className+' w '+t[0].offsetWidth+' els '+document.querySelectorAll('*').length+' in tiles '+t.reduce((s,x)=>s+x.querySelectorAll('*').length,0)})); await p.close(); }
await b.close();
