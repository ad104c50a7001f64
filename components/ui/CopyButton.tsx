interface CopyButtonProps {
  /** The text that is copied. */
  readonly text: string;
  readonly label: string;
  /** The words on the button for some seconds after copying; a screen reader announces them. */
  readonly done: string;
  /** The look of the button (buttonStyles). */
  readonly className: string;
}

/**
 * A button that copies a text. The head script handles the press (lib/browser/copyButtons), so the button adds no
 * script to a page and works before the islands do. It is hidden without JavaScript.
 */
export function CopyButton({ text, label, done, className }: CopyButtonProps) {
  return (
    <span className="inline-grid *:col-start-1 *:row-start-1 noscript:hidden">
      <button type="button" data-copy={text} className={`peer group ${className}`}>
        <span className="group-data-copied:opacity-0">{label}</span>
      </button>
      {/* A live region beside the button: inside it, it would be a part of the button's name. */}
      <span
        role="status"
        className={`pointer-events-none border-transparent! bg-transparent! *:invisible peer-data-copied:*:visible ${className}`}
      >
        <span>{done}</span>
      </span>
    </span>
  );
}
