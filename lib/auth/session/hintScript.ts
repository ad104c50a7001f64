import { earlySubmitAttribute } from './earlySubmit';
import { sessionKey } from './hint';
import { logoutButtonId } from './logoutButton';

/** A string as it may stand inside an inline script: `<` would let the text end the script element. */
const quoted = (text: string) => JSON.stringify(text).replace(/</g, '\\u003c');

/**
 * Run in the head before the first paint. It marks `<html>` when somebody is signed in, so that CSS shows the right half
 * of every control at once. A form that is submitted and a Logout that is pressed before their islands run are noted, so
 * that no press is lost. Plain ES5, since a script that does not parse would do nothing.
 */
export const sessionHintScript =
  `(function(d){var h=d.documentElement;` +
  `try{var u=JSON.parse(localStorage.getItem(${quoted(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email)h.setAttribute("data-session","signed-in")}catch(e){}` +
  `d.addEventListener("submit",function(e){h.setAttribute(${quoted(earlySubmitAttribute)},e.target.id)},true);` +
  `d.addEventListener("click",function(e){if(e.target.id==${quoted(logoutButtonId)})e.target.setAttribute("aria-busy","true")},true)` +
  `})(document)`;
