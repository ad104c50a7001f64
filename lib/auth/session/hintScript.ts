import { earlySubmitAttribute } from './earlySubmit';
import { sessionKey } from './hint';

/** A string as it may stand inside an inline script: `<` would let the text end the script element. */
const quoted = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');

/**
 * The one inline script of the site, run in the head before the first paint. It marks `<html>` when somebody is signed
 * in, so that CSS shows the right half of every control at once, and it notes a form that is submitted before its
 * island runs, so that the press is not lost. Plain ES5, since a script that does not parse would do neither.
 */
export const sessionHintScript =
  `(function(d){var h=d.documentElement;` +
  `try{var u=JSON.parse(localStorage.getItem(${quoted(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email)h.setAttribute("data-session","signed-in")}catch(e){}` +
  `d.addEventListener("submit",function(e){h.setAttribute(${quoted(earlySubmitAttribute)},e.target.id)},true)` +
  `})(document)`;
