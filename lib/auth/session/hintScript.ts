import { inlineText } from '@/lib/text/inlineText';
import { sessionKey } from './hint';
import { signedInEmailId } from './signedInEmail';

/**
 * A part of the head script (lib/head): marks `<html>` when somebody is signed in, so that CSS shows the right half of
 * every control at once, and writes who it is where a form's page says so, as soon as that is there.
 */
export const sessionHintScript =
  `try{var u=JSON.parse(localStorage.getItem(${inlineText(sessionKey)}));` +
  `if(u&&typeof u.email=="string"&&u.email){h.setAttribute("data-session","signed-in");` +
  `addEventListener("DOMContentLoaded",function(){` +
  `var e=d.getElementById(${inlineText(signedInEmailId)});if(e)e.textContent=u.email})}}catch(e){}`;
