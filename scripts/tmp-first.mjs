import { chromium } from '@playwright/test';
import { openAs } from './sign-in/browser.mjs';
const url=process.argv[2];
const b=await chromium.launch({executablePath:'/usr/bin/chromium',args:['--no-sandbox']});
const c=await b.newContext({baseURL:url,serviceWorkers:process.env.SW??'block',viewport:{width:390,height:844}});
const p=await c.newPage(); await openAs(p,'/field/construction','sub@lotline.example'); await p.locator('[data-task]').first().waitFor(); await p.waitForTimeout(1500);
const state=await c.storageState();
const c2=await b.newContext({baseURL:url,serviceWorkers:'block',storageState:state,viewport:{width:390,height:844}});
for (const [name,pg,re] of [['same tab reload',p,true],['new browser',await c2.newPage(),false]]) {
 const s=await pg.context().newCDPSession(pg); await s.send('Network.enable'); await s.send('Network.setCacheDisabled',{cacheDisabled:true});
 const urls=new Map(); let total=0; const rows=[];let done=false;
 s.on('Network.requestWillBeSent',e=>urls.set(e.requestId,e.request.url)); 
 s.on('Network.loadingFinished',e=>{ if(done) return; total+=e.encodedDataLength; rows.push([e.encodedDataLength,urls.get(e.requestId).replace(url,'')]);});
 if(re) await pg.reload(); else await pg.goto('/field/construction');
 await pg.locator('[data-task]').first().waitFor(); done=true;
 console.log(name,total,rows.length); rows.forEach(r=>console.log('  ',r[0],r[1]));
}
await b.close();
