/**
 * Asks once more for a picture that did not come: a browser leaves a hole, also where the shop could send it a moment later.
 * In the head, since pictures fail before other scripts run; a picture takes its `<source>` from the browser's choice again.
 */
export const pictureScript = `addEventListener('error',e=>{const t=e.target;if(t instanceof HTMLImageElement&&!t.dataset.again&&/^\\/(media|brand)\\//.test(new URL(t.currentSrc||t.src,location).pathname)){t.dataset.again='1';setTimeout(()=>{t.src=t.src},1000)}},true);`;
