import { stayScript } from '@/lib/offline/stayScript';
import { startScript } from '@/lib/recovery/startScript';
import { inlineText } from '@/lib/text/inlineText';
import { earlySubmitAttribute } from './earlySubmit';
import { sessionKey } from './hint';
import { loginLinkId, logoutButtonId } from './controls';

/**
 * Run in the head before the first paint. It marks `<html>` when somebody is signed in, so that CSS shows the right half
 * of every control at once; it notes a form that is submitted and a Logout that is pressed before their islands run, and
 * tells Login where the visitor is, so that no press is lost; and it stands by where scripts cannot: offline ({@link stayScript}) and where they are gone
 * ({@link startScript}). Plain ES5, since a script that does not parse would do none of it.
 */
export const sessionHintScript =
  `(function(d){var h=d.documentElement;` +
  `try{var u=JSON.parse(localStorage.getItem(${inlineText(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email)h.setAttribute("data-session","signed-in")}catch(e){}` +
  `d.addEventListener("submit",function(e){h.setAttribute(${inlineText(earlySubmitAttribute)},e.target.id)},true);` +
  `d.addEventListener("click",function(e){var t=e.target,l=location;` +
  `if(t.id==${inlineText(logoutButtonId)})t.setAttribute("aria-busy","true");` +
  `if(t.id==${inlineText(loginLinkId)}&&!t.search&&!d.forms[0])t.search="from="+encodeURIComponent(l.pathname+l.search+l.hash)},true);` +
  `${stayScript}${startScript}})(document)`;
