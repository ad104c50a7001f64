import { sessionKey, signedInEmailId } from '@/lib/auth/session';
import { offlineText } from '@/lib/content/frame';
import { site } from '@/lib/content/site';
import { captureScript } from './captureScript';
import { chunkReloadScript } from './chunkReloadScript';
import { embeddedScript, pictureScript, pressScript } from './elementScripts';
import { inlineText } from './inlineText';
import { lightScript } from './lightScript';

/**
 * Marks `<html>` when somebody is signed in, so that CSS shows Login or Logout at once, and writes the e-mail into its element
 * on the pages of the forms and the account. It does so before the element is painted, since an e-mail may take more than
 * one line. What React has written stays.
 *
 * Variables: `u` the record of the user, `m` mutations, `o` observer, `e` element.
 */
const sessionHintScript =
  `try{var u=JSON.parse(localStorage.getItem(${inlineText(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email){h.setAttribute("data-session","signed-in");` +
  `new MutationObserver(function(m,o){` +
  `var e=d.getElementById(${inlineText(signedInEmailId)});` +
  `if(e){o.disconnect();e.firstChild||(e.textContent=u.email)}` +
  `}).observe(d,{childList:true,subtree:true})}}catch(e){}`;

/**
 * While the browser is offline, a navigation that has to be fetched is cancelled: it would end on the browser's error page.
 * What was typed stays, and a message says why nothing happens, until the network is back. Pages that the router has cached
 * still open. So do links that load no page: a download, or another scheme than http (`tel:`, `mailto:`, `blob:`). Without the
 * Navigation API nothing is changed.
 *
 * Next's router believes that the cancelled navigation is still running. A synthetic `pageshow` event makes it read the
 * current URL again. It is sent in a task of its own, since the router stores the navigation after it began.
 *
 * The message is written to the live region of errors (components/toasts) without the toaster, which may not be loaded.
 *
 * Variables: `n` navigation, `p` the message, `e` event, `r` the live region.
 */
const offlineNavigationGuard =
  `var n=self.navigation,p=d.createElement("p");` +
  `p.textContent=${inlineText(offlineText)};` +
  `ononline=function(){p.remove()};` +
  `if(n)n.addEventListener("navigate",function(e){` +
  `if(navigator.onLine||!e.cancelable||e.destination.sameDocument||e.downloadRequest!=null||!/^http/.test(e.destination.url))return;` +
  `e.preventDefault();` +
  `setTimeout(function(){` +
  `dispatchEvent(new PageTransitionEvent("pageshow",{persisted:true}));` +
  `var r=d.getElementById("toast-alerts");` +
  `p.className=r.dataset.card;r.append(p)})});`;

/**
 * The inline script in the head of every page, run before the first paint: what cannot wait for the scripts of the build, or
 * is needed when they cannot be fetched. Its parts see the document as `d` and `<html>` as `h`. Plain ES5, since a browser
 * that cannot parse a script runs none of it.
 */
export const headScript =
  `(function(d){var h=d.documentElement;` +
  `${sessionHintScript}${lightScript(site)}${embeddedScript}${process.env.NODE_ENV === 'development' ? '' : captureScript}${pressScript}${pictureScript}${offlineNavigationGuard}${chunkReloadScript}})(document)`;
