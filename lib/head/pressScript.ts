/** How long a copy button says that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * A part of the head script: answers the presses that need no island, whether the islands run yet or not.
 *
 * - A button with `data-copy` (components/ui/CopyButton): that text goes to the clipboard, at once, since Safari allows it
 *   at no other time. `data-copied` says for some seconds that it is there. Where it may not be, a prompt shows the text,
 *   selected.
 * - A link with `data-android` and `data-apple` (components/visit/MapLink) leads to the map application of these systems. An
 *   application that shows pages itself (`; wv` on Android) would make an error of an address that is none of the web's.
 * - Any press notes in `pressed` where the picture of its card is, for components/services/GrowingPicture.
 */
export const pressScript =
  `addEventListener("click",function(e){` +
  `var t=e.target,b=t.closest&&t.closest("[data-copy],[data-apple]"),c=navigator.clipboard,m,` +
  `p=t.closest&&t.closest("#services li");` +
  `self.pressed=p&&(p=p.querySelector("img"))&&p.getBoundingClientRect();` +
  `function ask(){prompt(b.textContent,b.dataset.copy)}` +
  `if(!b)return;` +
  `if(b.href){if(m=/Android(?!.*; wv)|Mac OS/.exec(navigator.userAgent))b.href=b.dataset[m=="Android"?"android":"apple"]}` +
  `else c?c.writeText(b.dataset.copy).then(function(){` +
  `b.dataset.copied="";` +
  `setTimeout(function(){delete b.dataset.copied},${saidFor})},ask):ask()` +
  `},true);`;
