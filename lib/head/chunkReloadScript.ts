import { reloadCooldown } from '@/lib/browser/recovery';

/** How long the script waits before it asks a server again that did not answer, in milliseconds. */
const pause = 5000;

/**
 * A part of the head script: handles a script or the style sheet of the build that could not be fetched.
 *
 * A host may send the 404 of a deploy or a rollback with the headers of the file itself, so that the browser keeps it for
 * a year. The script fetches the file again with `cache: "reload"`, which also replaces the bad cache entry. If that works,
 * a copy replaces the failed element. Until then, no other handler sees the error.
 *
 * If the file is gone or there is no network, the error goes on to the code that asked for the file. For a part that is loaded later, `recoverPage`
 * handles it. For the scripts that a page starts with, this script does, since none of the build may run then (Next sets
 * `next` when it does). Without a network the loader tries again instead (scripts/export/loaderScript), and a reload for the
 * style sheet waits until the server answers. The rules are the same: at most one reload in {@link reloadCooldown}, none while the server does not
 * answer, none while an element of the page has the focus.
 *
 * Scripts in the head wait for the style sheet before them: it has been loaded or has failed by now. Some browsers have sent
 * its error event before this script runs, so the script reads the style sheet's rules. A failed one has none, or reading
 * them throws.
 *
 * Each page contains it twice (once in Next's data), so it is kept short.
 *
 * Variables: `d` document, `a` response, `s` session storage (in `load`) or whether the element is a script (in `again`),
 * `n` now, `t` the failed element, `u` its address, `c` its copy, `f` what is done when the file could not be
 * had, `x` the reason, `e` event, `l` the style sheet. An element with `m` has been fetched a second time, one with `o` has not
 * reached the server.
 */
export const chunkReloadScript =
  `function load(){fetch("",{method:"HEAD"}).then(function(a){` +
  `var s=sessionStorage,n=Date.now();` +
  // Without an earlier reload the difference is NaN. Then the comparison is false and the page reloads.
  `if(a.ok&&d.activeElement==d.body&&!(${reloadCooldown}>n-s.reloaded)){s.reloaded=n;location.reload()}` +
  // Without storage the page stays as it is.
  `},function(){setTimeout(load,${pause})}).catch(Boolean)}` +
  `function again(t,u,s){var c;` +
  // The code that asked for a script listens to its first element.
  `function f(x){if(s){if(c)c.remove();t.o=x instanceof TypeError;t.dispatchEvent(new Event("error"))}else load()}` +
  `fetch(u,{cache:"reload"}).then(function(a){if(!a.ok)throw a;` +
  // A clone of a script that was tried would never run. Hydration passes over async scripts in the head.
  `if(s){c=d.createElement("script");c.async=true;c.src=u}else c=t.cloneNode();` +
  `c.m=1;c.onload=t.onload;c.onerror=f;t.replaceWith(c)}).catch(f)}` +
  `addEventListener("error",function(e){var t=e.target,u=t.tagName=="SCRIPT"&&t.getAttribute("src");` +
  // Only files of the build: the policy of the page would stop a request for another site's.
  `if(/^\\/_next/.test(u))if(t.m){if(!self.next&&!t.o)load()}` +
  `else{t.m=1;e.stopImmediatePropagation();again(t,u,1)}},true);` +
  `var l=d.querySelector("[rel=stylesheet]");` +
  `try{l.sheet.cssRules[0].type}catch(e){if(l)again(l,l.href)}`;
