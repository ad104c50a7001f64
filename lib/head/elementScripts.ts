/**
 * A part of the head script: hides each element with `data-not-in`, the text of a regular expression, in a browser whose user
 * agent matches it. It finds the element as soon as the parser, or React, has added it: before it is painted. The expression
 * stands at the element (components/auth/ProviderButtons), since here it would weigh on every page. An app made of this site
 * has the user agent of an embedded browser on iOS, and is none.
 */
export const embeddedScript =
  `new MutationObserver(function(){` +
  `d.querySelectorAll("[data-not-in]").forEach(function(e){` +
  `e.hidden=RegExp(e.dataset.notIn).test(!navigator.standalone&&navigator.userAgent)})` +
  `}).observe(d,{childList:true,subtree:true});`;

/** How long a copy button says that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * A part of the head script: answers the presses that need no island, whether the islands run yet or not.
 *
 * - A button with `data-copy` (components/ui/CopyButton): that text goes to the clipboard, at once, since Safari allows it
 *   at no other time. `data-copied` says for some seconds that it is there. Where it may not be, a prompt shows the text,
 *   selected.
 * - A link with `data-android` and `data-apple` (components/visit/GettingThere) leads to the map application of these systems. An
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

/**
 * A part of the head script: lets each picture fade in once it has been loaded, over 150 ms, unless the visitor wants no
 * motion. Not from nothing: what cannot be seen at all does not count as the largest paint. Without scripts pictures show
 * at once. Events of pictures reach the document, not the window.
 */
export const pictureScript =
  `d.addEventListener("load",function(e){` +
  `var t=e.target;` +
  `if(t.srcset&&t.animate&&!matchMedia("(prefers-reduced-motion:reduce)").matches)t.animate({opacity:[.01,1]},150)` +
  `},true);`;
