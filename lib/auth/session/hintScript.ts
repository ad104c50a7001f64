import { inlineText } from '@/lib/text/inlineText';
import { sessionKey } from './hint';

/**
 * A part of the head script (lib/head): marks `<html>` when somebody is signed in, so that CSS shows the right half of
 * every control at once.
 */
export const sessionHintScript =
  `try{var u=JSON.parse(localStorage.getItem(${inlineText(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email)h.setAttribute("data-session","signed-in")}catch(e){}`;
