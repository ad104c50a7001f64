/**
 * A part of the head script: hides each element with `data-not-in`, the text of a regular expression, in a browser whose user
 * agent matches it. It does so when the parser or React has added the element, before it is painted. The expression is an
 * attribute of the element (components/auth/ProviderButtons): in this script it would add bytes to every page. On iOS a
 * home-screen app of this site has a WebView's user agent. `navigator.standalone` excludes it.
 */
export const embeddedScript =
  `new MutationObserver(function(){` +
  `d.querySelectorAll("[data-not-in]").forEach(function(e){` +
  `e.hidden=RegExp(e.dataset.notIn).test(!navigator.standalone&&navigator.userAgent)})` +
  `}).observe(d,{childList:true,subtree:true});`;

/** How long a copy button shows that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * A part of the head script: handles the clicks that need no island, before and after hydration.
 *
 * - A button with `data-copy` (components/ui/CopyButton): that text is written to the clipboard at once, since Safari allows
 *   it only during the event. `data-copied` is set for some seconds. Where the clipboard cannot be used, a prompt shows the
 *   text, selected.
 * - A link with `data-android` and `data-apple` (components/visit/GettingThere) leads to the map application of these systems.
 *   An Android WebView (`; wv`) shows an error for `geo:`, so the link stays unchanged there.
 * - Any click stores in `pressed` where the picture of its card is, for components/services/GrowingPicture.
 *
 * Variables: `e` event, `t` target, `b` button or link, `c` clipboard, `m` the system in the user agent, `p` card, then its
 * picture.
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
 * A part of the head script: fades each picture in when it has been loaded, over 150 ms, unless the visitor prefers reduced
 * motion. The fade starts at an opacity of 0.01: a picture with 0 does not count as the largest contentful paint. Without
 * scripts pictures show at once. The `load` event of a picture reaches the document, not the window.
 */
export const pictureScript =
  `d.addEventListener("load",function(e){` +
  `var t=e.target;` +
  `if(t.srcset&&t.animate&&!matchMedia("(prefers-reduced-motion:reduce)").matches)t.animate({opacity:[.01,1]},150)` +
  `},true);`;
