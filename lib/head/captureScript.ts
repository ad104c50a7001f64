/**
 * A part of the head script: keeps what a visitor does before the islands run, so that the loader can tell
 * them once they do (scripts/export/replayScript, product 11.3). Until then nothing but the browser answers an event:
 *
 * - A press on a button waits, marked `aria-busy`, and does nothing by itself: an early submit would leave the page. A
 *   press on what the browser answers alone (link, label, menu button), or the head script, stays with it.
 * - An arrow key that scrolls what has the focus has been answered by that.
 * - A plain link to a form takes along where the visitor is, or on a form where they came from (product 10.6).
 *
 * `early` holds each event with its element and that element's number among its kind, by which it is found again when
 * something altered the page and React draws it anew. It is 0 once the islands run.
 */
export const captureScript =
  `self.early=[];` +
  `"pointerover pointerdown focusin focusout keydown input change click submit".split(" ").forEach(function(y){` +
  `addEventListener(y,function(e){` +
  `var q=self.early,t=e.target,l=location,a,b;` +
  `if(!q||q.told||!t.closest)return;` +
  `if(a=t.closest('a[href="/login"],a[href="/signup"]'))` +
  `a.search=/^.(login|signup)\\b/.test(l.pathname)?l.search:"from="+encodeURIComponent(l.pathname+l.search+l.hash);` +
  `if(y=="pointerover")return q.over=e;` +
  `e.stopPropagation();` +
  `if(y=="click"&&t.closest("a,label,summary,input,select,[popovertarget],[data-copy]")||` +
  `y=="keydown"&&t.scrollWidth>t.clientWidth)return;` +
  `if(y=="click"&&(b=t.closest("button"))){t=b;t.setAttribute("aria-busy","true")}` +
  `if(b||y=="submit")e.preventDefault();` +
  `q.push([e,t,[].indexOf.call(d.getElementsByTagName(t.localName),t)])` +
  `},true)});`;
