import { useState } from 'react';
import { Button } from './Button';

/** How long the button says that it has copied, in milliseconds. */
const shownFor = 4000;

interface CopyButtonProps {
  /** The text that is copied. */
  readonly text: string;
  readonly label: string;
  /** The words on the button for some seconds after copying; a screen reader announces them. */
  readonly done: string;
  readonly variant: 'outline' | 'quiet';
  readonly className?: string;
}

/** A button that copies a text. If the clipboard can't be used, a prompt shows the text, selected. */
export function CopyButton({ text, label, done, variant, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), shownFor);
    } catch {
      prompt(label, text);
    }
  };
  return (
    <span className="inline-flex">
      <Button variant={variant} onClick={() => void copy()} className={className}>
        {isCopied ? done : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && done}
      </span>
    </span>
  );
}
