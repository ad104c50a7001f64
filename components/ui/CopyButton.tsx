import { Button } from './Button';

interface CopyButtonProps {
  readonly text: string;
  readonly label: string;
  /** The label for some seconds after copying, announced to screen readers. */
  readonly done: string;
  /** The variant of Button; without one, `className` styles a plain button. */
  readonly variant?: 'outline' | 'quiet';
  readonly className?: string;
}

/** Copies a text. The head script handles the press (lib/inline/answerPresses), so it works before hydration. Hidden without JavaScript. */
export function CopyButton({ text, label, done, variant, className = '' }: CopyButtonProps) {
  const look = `peer group noscript:hidden ${className}`;
  const words = (
    <span className="grid place-items-center *:col-start-1 *:row-start-1">
      <span className="group-data-copied:opacity-0">{label}</span>
      {/* Not in the button's text, which the prompt repeats if the clipboard is blocked. */}
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
      {/* Inside the button it would be part of its name. */}
      <span role="status" className="sr-only *:invisible peer-data-copied:*:visible">
        <span>{done}</span>
      </span>
    </span>
  );
}
