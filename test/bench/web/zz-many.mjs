// runs N, sums blocking by kind over TBT-opt/pess nodes
import { launch } from 'chrome-launcher'; import lighthouse from 'lighthouse';
import { LanternTotalBlockingTime } from 'lighthouse/core/computed/metrics/lantern-total-blocking-time.js';
import { LanternFirstContentfulPaint } from 'lighthouse/core/computed/metrics/lantern-first-contentful-paint.js';
const [url,n]=[process.argv[2],Number(process.argv[3])]; const agg=new Map(); const tb=[];
for(let i=0;i<n;i++){ const chrome = await launch({ chromeFlags: ['--headless=new', '--no-sandbox', '--disable-gpu', '--disable-dev-shm-usage'], chromePath: '/usr/bin/chromium' });
 try{ const { lhr, artifacts } = await lighthouse(url, { port: chrome.port, logLevel: 'error', output: 'json', onlyCategories: ['performance'] });
 if(lhr.runtimeError) {chrome.kill();continue;}
 const data = { trace: artifacts.Trace, devtoolsLog: artifacts.DevtoolsLog, settings: lhr.configSettings, gatherContext: { gatherMode: 'navigation' }, URL: artifacts.URL, SourceMaps: artifacts.SourceMaps, simulator: undefined, HostDPR: artifacts.HostDPR };
 const context = { settings: lhr.configSettings, computedCache: new Map() };
 const tbt = await LanternTotalBlockingTime.request(data, context); const fcp=await LanternFirstContentfulPaint.request(data,context);
 tb.push([lhr.audits['total-blocking-time'].numericValue|0, tbt.optimisticEstimate.timeInMs|0, tbt.pessimisticEstimate.timeInMs|0, lhr.audits['cumulative-layout-shift'].numericValue.toFixed(3)].join('/'));
 const items=lhr.audits['layout-shifts']?.details?.items??[]; for(const it of items) if(it.score>0.01) console.log('SHIFT',it.score,it.node?.selector,it.node?.snippet?.slice(0,100));
 for (const [est,f] of [[tbt.optimisticEstimate,fcp.pessimisticEstimate.timeInMs],[tbt.pessimisticEstimate,fcp.optimisticEstimate.timeInMs]]) for (const [nd,t] of est.nodeTimings) if (nd.type==='cpu'&&t.duration>50&&t.endTime>f) { const names=nd.childEvents.filter(e=>e.dur>1000).sort((a,b)=>b.dur-a.dur).map(e=>e.name+(e.args?.data?.url?':'+e.args.data.url.split('/').at(-1).slice(0,8):'')).filter(x=>!/RunMicro|v8\.|^FunctionCall$/.test(x)).slice(0,3).join(','); const k=`${Math.round((nd.event.ts-data.trace.traceEvents.find(e=>e.name==='navigationStart'&&e.args?.data?.documentLoaderURL===url)?.ts)/100e3)*100}ms ${names}`; const o=agg.get(k)??{n:0,b:0,w:0,c:0}; o.n++;o.b+=(t.duration-50)/2;o.w+=nd.event.dur/1000;o.c+=(nd.event.tdur??0)/1000;agg.set(k,o);} } finally{chrome.kill();} }
console.log(tb.join('  ')); for(const [k,o] of [...agg].sort((a,b)=>b[1].b-a[1].b).slice(0,28)) console.log((o.b/n).toFixed(0).padStart(5),'n',o.n,'wall',(o.w/o.n).toFixed(1),'cpu',(o.c/o.n).toFixed(1),k);
