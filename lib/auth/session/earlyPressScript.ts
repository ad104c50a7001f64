import { inlineText } from '@/lib/text/inlineText';
import { loginLinkId, logoutButtonId } from './controls';
import { earlySubmitAttribute } from './earlySubmit';

/**
 * A part of the head script (lib/head), so that no press is lost that comes before its island: a form that is submitted
 * and a Logout that is pressed are noted, and Login is told where the visitor is. On a page with a form Login is left
 * alone: it keeps the page before it.
 */
export const earlyPressScript =
  `d.addEventListener("submit",function(e){h.setAttribute(${inlineText(earlySubmitAttribute)},e.target.id)},true);` +
  `d.addEventListener("click",function(e){var t=e.target,l=location;` +
  `if(t.id==${inlineText(logoutButtonId)})t.setAttribute("aria-busy","true");` +
  `if(t.id==${inlineText(loginLinkId)}&&!t.search&&!d.forms[0])t.search="from="+encodeURIComponent(l.pathname+l.search+l.hash)},true);`;
