import { memory } from './reloadOnce';

/**
 * A part of the head script (lib/head): answers a script that a page starts with and that is gone, because a new deploy
 * came between the page and its scripts. Nothing of the build runs then (Next sets `next` when it does), so that
 * `recoverPage` cannot help; this does the same by the same rules: one reload in a while, none while the server is away,
 * none where somebody has begun to fill in a form. It stands in every page twice (once in Next's data), hence its few
 * words.
 */
export const startScript =
  `addEventListener("error",function(e){` +
  `if(e.target.tagName=="SCRIPT"&&!self.next)` +
  `fetch("",{method:"HEAD"}).then(function(a){` +
  `var s=sessionStorage,n=Date.now();` +
  // Without a note the difference is no number, and no number is not less than the memory.
  `if(a.ok&&d.activeElement==d.body&&!(${memory}>n-s.reloaded)){s.reloaded=n;location.reload()}` +
  // Offline or without storage the page stays as it is.
  `}).catch(Boolean)},true);`;
