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
