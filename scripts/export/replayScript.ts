/**
 * A part of the loader. Replays the recorded events (lib/head/captureScript) to the islands once, in order, each in its
 * own task. The layout fires `started` when React has hydrated (lib/head/announceHydration).
 *
 * React renders the page again where a translator or an extension has changed it, and so replaces elements. Typed texts,
 * the focus and the caret then move from the old fields (`typed`) to the new ones. (Chrome fires `focusout` for a removed
 * field, Firefox does not.) Events go to the new element with the same id, or else with the same index in its tag name.
 *
 * Islands treat replayed events as new. They may not move the focus back to a field that the visitor has left. A field's
 * `_valueTracker` is React's note of the last value: it must differ, or React ignores the event.
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
  // The browser has handled the key already. WebKit would do so again: Tab would move the focus, Enter follow a link.
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
  // Also after an error: from now on the islands receive events themselves.
  'finally{self.early=0}},{once:true});',
].join('');
