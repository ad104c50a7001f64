/** Marks the element around a service's picture. */
export const frameMark = { 'data-frame': '' } as const;

/**
 * The classes of an element that holds frames: the stand-in for a picture that is not here, a weight plate seen from the
 * front, drawn, not loaded. A picture that cannot be had is an element with content of its own (HTML, 15.4.1), so it
 * can have a pseudo-element, which paints the plate over the browser's broken-picture sign; one that is there has none.
 * Browsers without that (Safari) at least see the plate behind a picture of another site. All this works without and
 * before scripts, moves nothing, and the picture's words are still read out.
 */
export const frameStandIn =
  '[--plate:radial-gradient(circle_at_center,theme(colors.ground)_6%,theme(colors.edge)_6.5%_9%,theme(colors.line)_9.5%_26%,theme(colors.ember.DEFAULT)_26.5%_28%,theme(colors.raised)_28.5%_36%,theme(colors.surface)_36.5%)] ' +
  '[&_[data-frame]>img]:bg-(image:--plate) [&_[data-frame]_img]:relative [&_[data-frame]_img]:after:absolute ' +
  '[&_[data-frame]_img]:after:inset-0 [&_[data-frame]_img]:after:bg-(image:--plate) [&_[data-frame]_img]:after:content-[""]';
