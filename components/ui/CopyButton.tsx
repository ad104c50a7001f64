import { useState } from 'react';
import { Button } from './Button';

/** How long the button says that the text was copied, in milliseconds. */
const confirmationTime = 4000;

interface CopyButtonProps {
  /** The text to copy. */
  readonly text: string;
  readonly label: string;
  /** The button's label for some seconds after copying, which screen readers announce. */
  readonly copiedLabel: string;
  readonly variant: 'outline' | 'quiet';
  readonly className?: string;
}

/**
 * A button that copies a text. If the clipboard isn't available, a prompt shows the text, selected.
 */
export function CopyButton({ text, label, copiedLabel, variant, className }: CopyButtonProps) {
  const [isCopied, setIsCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setIsCopied(true);
      setTimeout(() => setIsCopied(false), confirmationTime);
    } catch {
      prompt(label, text);
    }
  };
  return (
    <span className="inline-flex">
      <Button variant={variant} onClick={() => void copy()} className={className}>
        {isCopied ? copiedLabel : label}
      </Button>
      <span role="status" className="sr-only">
        {isCopied && copiedLabel}
      </span>
    </span>
  );
}
