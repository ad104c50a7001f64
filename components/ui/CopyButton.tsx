import { Button } from './Button';

interface CopyButtonProps {
  /** The text that is copied. */
  readonly text: string;
  readonly label: string;
  /** The words on the button for some seconds after copying; a screen reader announces them. */
  readonly done: string;
  /** The variant of Button that it is; without one it looks as `className` says. */
  readonly variant?: 'outline' | 'quiet';
  readonly className?: string;
}

/**
 * A button that copies a text. The head script handles the press (lib/inline/answerPresses), so the button adds no
 * script to a page and works before the islands do. It is hidden without JavaScript.
 */
export function CopyButton({ text, label, done, variant, className = '' }: CopyButtonProps) {
  const look = `peer group noscript:hidden ${className}`;
  const words = (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className="group-data-copied:opacity-0">{label}</span>
      {/* No text of the button: the prompt, where the clipboard cannot be used, repeats that. */}
      <span
        aria-hidden
        data-done={done}
        className="invisible before:content-[attr(data-done)] group-data-copied:visible"
      />
    </span>
  );
  return (
    <span className="inline-flex">
      {variant ? (
        <Button variant={variant} data-copy={text} className={look}>
          {words}
        </Button>
      ) : (
        <button type="button" data-copy={text} className={look}>
          {words}
        </button>
      )}
      {/* Beside the button: inside it, it would be a part of the button's name. */}
      <span role="status" className="sr-only *:invisible peer-data-copied:*:visible">
        <span>{done}</span>
      </span>
    </span>
  );
}
