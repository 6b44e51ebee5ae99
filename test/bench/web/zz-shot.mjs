import puppeteer from 'puppeteer-core';
const b = await puppeteer.launch({ executablePath:'/usr/bin/chromium', args:['--no-sandbox','--disable-gpu','--disable-dev-shm-usage'], headless:true });
for (const [n,u,w,h,dark] of [['home375','/',375,1400,0],['home1366','/',1366,900,0],['shop1366d','/shop',1366,900,1],['prod375','/product/'+process.argv[2],375,1500,0],['prod1366','/product/'+process.argv[2],1366,900,0]]) { const p = await b.newPage(); await p.emulateMediaFeatures([{name:'prefers-color-scheme',value:dark?'dark':'light'}]); await p.setViewport({width:w,height:h,deviceScaleFactor:1}); await p.goto('http://127.0.0.1:4390'+u); await new Promise(r=>setTimeout(r,1500)); await p.screenshot({path:`/srv/prof/s-${n}.png`}); await p.close(); }
await b.close();
