import { offlineText } from '@/lib/content/errors';
import { inlineText } from '@/lib/text/inlineText';

/**
 * A part of the head script (lib/head): while the browser is offline, a page is not left for one that would have to be
 * fetched, which would be the browser's error page. What was typed stays, and a message says why nothing happens, until
 * the network is back. Pages that the router still holds open as ever. Without the Navigation API the browser does as it
 * always did.
 *
 * The router takes a navigation that it handed to the browser for under way. The event by which it learns that a page
 * came back from the browser's cache makes it look at where it really is. It stands in a task of its own, since the
 * router notes the navigation only after it began.
 *
 * The message goes to the live region of errors (components/toasts) without the toaster, which may be out of reach.
 */
export const offlineNavigationGuard =
  `var n=self.navigation,p=d.createElement("p");` +
  `p.textContent=${inlineText(offlineText)};` +
  `ononline=function(){p.remove()};` +
  `if(n)n.addEventListener("navigate",function(e){` +
  `if(navigator.onLine||!e.cancelable||e.destination.sameDocument)return;` +
  `e.preventDefault();` +
  `setTimeout(function(){` +
  `dispatchEvent(new PageTransitionEvent("pageshow",{persisted:true}));` +
  `var r=d.getElementById("toast-alerts");` +
  `p.className=r.dataset.card;r.append(p)})});`;
