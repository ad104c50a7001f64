import { reloadCooldown } from '@/lib/recovery/recoverPage';

/**
 * A part of the head script: answers a script or the style sheet of the build that could not be had.
 *
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, so that the browser keeps it for
 * a year. The file is therefore asked for once more, past the cache, which mends the cache as well. If it is there, a copy
 * of the element takes the place of the failed one and the page goes on; nobody else hears of the failure until then.
 *
 * If it is gone, whoever asked for it is told. A part that comes later is answered by `recoverPage`. What a page starts
 * with is answered here, since nothing of the build may run then (Next sets `next` when it does), by the same rules: one
 * reload in a while, none while the server is away, none where somebody has begun to fill in a form.
 *
 * Scripts in the head wait for the style sheet before them, so that it is there or has failed by now. Some browsers have
 * sent its error by then, others have not: its rules tell. One that failed has none, or they cannot be read.
 *
 * It stands in every page twice (once in Next's data), hence its few words. `m` marks a script that has had its second try.
 */
export const chunkReloadScript =
  `function load(){fetch("",{method:"HEAD"}).then(function(a){` +
  `var s=sessionStorage,n=Date.now();` +
  // Without a note the difference is no number, and no number is not less than the reloadCooldown.
  `if(a.ok&&d.activeElement==d.body&&!(${reloadCooldown}>n-s.reloaded)){s.reloaded=n;location.reload()}` +
  // Offline or without storage the page stays as it is.
  `}).catch(Boolean)}` +
  `function again(t,u,s){var c;` +
  // Whoever asked for a script knows its first element.
  `function f(){if(s){if(c)c.remove();t.dispatchEvent(new Event("error"))}else load()}` +
  `fetch(u,{cache:"reload"}).then(function(a){if(!a.ok)throw a;` +
  // A clone of a script that was tried would never run. Hydration passes over async scripts in the head.
  `if(s){c=d.createElement("script");c.async=true;c.src=u}else c=t.cloneNode();` +
  `c.m=1;c.onload=t.onload;c.onerror=f;t.replaceWith(c)}).catch(f)}` +
  `addEventListener("error",function(e){var t=e.target,u=t.tagName=="SCRIPT"&&t.getAttribute("src");` +
  // Only files of the build: the policy of the page would stop a request for another site's.
  `if(/^\\/_next/.test(u))if(t.m){if(!self.next)load()}` +
  `else{t.m=1;e.stopImmediatePropagation();again(t,u,1)}},true);` +
  `var l=d.querySelector("[rel=stylesheet]");` +
  `try{l.sheet.cssRules[0].type}catch(e){if(l)again(l,l.href)}`;
