interface CopyButtonProps {
  /** What goes to the clipboard. */
  readonly text: string;
  readonly label: string;
  /** What the button says for some seconds once the text is there; a screen reader reads it out. */
  readonly done: string;
  /** The look of the button (buttonStyles). */
  readonly className: string;
}

/**
 * A button that copies a text with one press. The head script answers it (lib/head/elementScripts), so it costs a page no
 * script and works before the islands do. Without JavaScript it could do nothing and is not shown.
 */
export function CopyButton({ text, label, done, className }: CopyButtonProps) {
  return (
    <span className="inline-grid *:col-start-1 *:row-start-1 noscript:hidden">
      <button type="button" data-copy={text} className={`peer group ${className}`}>
        <span className="group-data-copied:opacity-0">{label}</span>
      </button>
      {/* Beside the button, not in it: what a button holds is its name, and no live region. */}
      <span
        role="status"
        className={`pointer-events-none border-transparent! bg-transparent! *:invisible peer-data-copied:*:visible ${className}`}
      >
        <span>{done}</span>
      </span>
    </span>
  );
}
