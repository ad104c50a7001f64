/** How long a copy button says that it has copied, in milliseconds. */
const saidFor = 4000;

/**
 * A part of the head script: answers the presses that need no island, whether the islands run yet or not. On a button
 * with `data-copy` (components/ui/CopyButton) that text goes to the clipboard, at once: Safari allows it at no other time.
 * `data-copied` says for some seconds that it is there. Where it may not be, a prompt shows the text, selected.
 */
export const pressScript =
  `addEventListener("click",function(e){` +
  `var b=e.target.closest&&e.target.closest("[data-copy]"),c=navigator.clipboard;` +
  `function ask(){prompt(b.textContent,b.dataset.copy)}` +
  `if(b)c?c.writeText(b.dataset.copy).then(function(){` +
  `b.dataset.copied="";` +
  `setTimeout(function(){delete b.dataset.copied},${saidFor})},ask):ask()` +
  `},true);`;
