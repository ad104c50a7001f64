import { sessionKey, signedInEmailId } from '@/lib/auth/session';
import { offlineText } from '@/lib/content/errors';
import { site } from '@/lib/content/site';
import { captureScript } from './captureScript';
import { chunkReloadScript } from './chunkReloadScript';
import { embeddedScript, pictureScript, pressScript } from './elementScripts';
import { inlineText } from './inlineText';
import { lightScript } from './lightScript';

/**
 * Marks `<html>` when somebody is signed in, so that CSS shows the right half of every control at once, and writes who it is
 * where a form's page or the account says so, as soon as that is there: before it is painted, since an e-mail may take more
 * than one line. What React has written stays.
 */
const sessionHintScript =
  `try{var u=JSON.parse(localStorage.getItem(${inlineText(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email){h.setAttribute("data-session","signed-in");` +
  `new MutationObserver(function(m,o){` +
  `var e=d.getElementById(${inlineText(signedInEmailId)});` +
  `if(e){o.disconnect();e.firstChild||(e.textContent=u.email)}` +
  `}).observe(d,{childList:true,subtree:true})}}catch(e){}`;

/**
 * While the browser is offline, a page is not left for one that would have to be
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
const offlineNavigationGuard =
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

/**
 * The inline script in the head of every page, run before the first paint: what cannot wait for the scripts of the
 * build, or stands by where they are out of reach. Its parts see the document as `d` and `<html>` as `h`. Plain ES5,
 * since a script that does not parse would do none of it.
 */
export const headScript =
  `(function(d){var h=d.documentElement;` +
  `${sessionHintScript}${lightScript(site)}${embeddedScript}${process.env.NODE_ENV === 'development' ? '' : captureScript}${pressScript}${pictureScript}${offlineNavigationGuard}${chunkReloadScript}})(document)`;
