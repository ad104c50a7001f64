/** Whether a field of the page holds text that its HTML did not bring. */
export function holdsTyping(): boolean {
  const fields = document.querySelectorAll<HTMLInputElement | HTMLTextAreaElement>(
    'input, textarea',
  );
  return [...fields].some((field) => field.value !== field.defaultValue);
}
