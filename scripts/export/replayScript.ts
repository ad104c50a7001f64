/**
 * A part of the loader: tells the islands, once they run, what the head script has kept for them (lib/head/captureScript),
 * in its order, each in a task of its own, and once. The frame of the pages says when that is, by the event `started`
 * (lib/head/announceHydration).
 *
 * React draws the page anew where a translator or an extension has altered it. What was typed then moves to the fields
 * that took the place of `typed`, and the focus and the caret with it (Chrome reports a removed field as left, Firefox
 * does not); events go to the element of the same id, or of the same number among its kind.
 *
 * Islands answer as if it had happened just now, but for the focus: where the visitor has gone on to another field, an
 * answer to what came before does not call them back. React asks a field's tracker whether its text is new.
 */
export const replayScript = [
  'let typed=[];',
  'const now=(old,index)=>old.isConnected?old:',
  'document.getElementById(old.id)??document.getElementsByTagName(old.localName)[index];',
  'addEventListener("started",async()=>{',
  'const kept=self.early,{over}=kept,html=HTMLElement.prototype,{focus}=html;',
  'const tell=(to,event,type=event.type)=>{',
  'kept.told=1;',
  'to.dispatchEvent(new event.constructor(type,event));',
  'kept.told=0};',
  // The browser has answered the key itself; WebKit would again: Tab moves the focus on, Enter follows a link.
  'addEventListener("keydown",event=>kept.told&&event.preventDefault());',
  'try{for(const old of typed){const field=now(old);if(field&&field!=old)field.value=old.value}',
  'const[,old,index]=kept.findLast(([{type}])=>/focus/.test(type))??[];',
  'if(old&&!old.isConnected&&document.activeElement==document.body){',
  'const field=now(old,index),{selectionStart:from,selectionEnd:to}=old;',
  'field?.focus({preventScroll:true});',
  'if(to!=null)field?.setSelectionRange(from,to)}',
  'if(over?.target.matches(":hover"))',
  'for(const type of["pointerover","pointerenter"])tell(over.target,over,type);',
  'for(let next;next=kept.shift();){',
  'await pause();',
  'const[event,old,index]=next,to=now(old,index);',
  'if(!to)continue;',
  'to.removeAttribute("aria-busy");',
  'if(/input|change/.test(event.type))to._valueTracker?.setValue("");',
  'if(kept.some(([{type}])=>type=="focusin"))html.focus=()=>{};',
  'tell(to,event);',
  'html.focus=focus}}',
  // Whatever may go wrong here, from now on a press is heard by the islands themselves.
  'finally{self.early=0}},{once:true});',
].join('');
