/**
 * A part of the head script. Records user events before hydration. The loader replays them after hydration
 * (scripts/export/replayScript, product 11.3). Until then only the browser answers an event:
 *
 * - A press on a button is recorded and its default is prevented: an early submit would leave the page. The button gets
 *   `aria-busy`. A press that the browser or the head script answers alone (link, label, menu button) is not recorded.
 * - An arrow key that scrolls the focused element is not recorded: the browser has handled it.
 * - A plain link to a form gets the current page as `from`; on a form it gets the `from` of that form (product 10.6), as
 *   `formLink` does after hydration. The pattern of the forms is that of `isFormPath` (lib/auth/formLinks), in fewer bytes.
 *
 * `early` is a list of [event, element, index of the element among those of its tag name]. By the index the element is
 * found again if something has changed the page and React renders it anew. It is 0 after hydration.
 *
 * Variables: `d` document, `y` event type, `e` event, `q` the list, `t` target, `l` location, `a` link to a form, `b` button.
 */
export const captureScript =
  `self.early=[];` +
  `"pointerover pointerdown focusin focusout keydown input change click submit".split(" ").forEach(function(y){` +
  `addEventListener(y,function(e){` +
  `var q=self.early,t=e.target,l=location,a,b;` +
  `if(!q||q.told||!t.closest)return;` +
  `if(a=t.closest('[href="/login"],[href="/signup"]'))` +
  `a.search=/^.(login|signup|account.)\\b/.test(l.pathname)?/from=[^&]*/.exec(l.search)||"":"from="+encodeURIComponent(l.pathname+l.search+l.hash);` +
  `if(y=="pointerover")return q.over=e;` +
  `e.stopPropagation();` +
  `if(y=="click"&&t.closest("a,label,summary,input,select,[popovertarget],[data-copy]")||` +
  `y=="keydown"&&t.scrollWidth>t.clientWidth)return;` +
  `if(y=="click"&&(b=t.closest("button"))){t=b;t.setAttribute("aria-busy","true")}` +
  `if(b||y=="submit")e.preventDefault();` +
  `q.push([e,t,[].indexOf.call(d.getElementsByTagName(t.localName),t)])` +
  `},true)});`;
