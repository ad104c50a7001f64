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
