/** How long a copy button shows that it has copied, in milliseconds. */
const shownFor = 4000;

/**
 * Writes the text of a pressed button with `data-copy` (components/ui/CopyButton) to the clipboard: at once, since Safari
 * allows it only during the event. `data-copied` is set for some seconds. Where the clipboard cannot be used, a prompt
 * shows the text, selected.
 */
export function answerCopyButtons(): void {
  addEventListener(
    'click',
    ({ target }) => {
      const button = target instanceof Element && target.closest<HTMLElement>('[data-copy]');
      if (!button) return;
      const text = button.dataset.copy ?? '';
      const showText = () => void prompt(button.textContent, text);
      const showCopied = () => {
        button.dataset.copied = '';
        setTimeout(() => delete button.dataset.copied, shownFor);
      };
      // Undefined on a page that was not fetched over https.
      const clipboard = navigator.clipboard as Clipboard | undefined;
      if (clipboard) clipboard.writeText(text).then(showCopied, showText);
      else showText();
    },
    true,
  );
}
