/**
 * The attribute on `<html>` in which the head script notes the id of a form that was submitted before its island was
 * there to answer.
 */
export const earlySubmitAttribute = 'data-early-submit';

/** Whether this form was submitted too early; says so once. */
export function takeEarlySubmit(formId: string): boolean {
  const root = document.documentElement;
  if (root.getAttribute(earlySubmitAttribute) !== formId) return false;
  root.removeAttribute(earlySubmitAttribute);
  return true;
}
