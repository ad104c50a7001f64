import { useSessionEmail } from '@/components/auth/followSession';
import { keepTexts } from '@/lib/content/words';

interface KeepButtonProps {
  /** Undefined while that is not known: then it is invisible, so that nothing moves. */
  readonly isKept: boolean | undefined;
  readonly onPress: () => void;
  readonly className: string;
}

/** Keeps a class in the visitor's week, or no longer (product 14.7). */
export function KeepButton({ isKept, onPress, className }: KeepButtonProps) {
  return (
    <button
      type="button"
      aria-pressed={isKept}
      onClick={onPress}
      className={`aria-pressed:before:mr-1.5 aria-pressed:before:content-['✓'] noscript:hidden ${className} ${isKept === undefined ? 'invisible' : ''}`}
    >
      {keepTexts.keep}
    </button>
  );
}

/** Says where a class is kept, and leads there. */
export function KeptAnswer() {
  const { kept, home, account } = keepTexts;
  const { label, href } = useSessionEmail() ? account : home;
  return (
    <>
      <span>{kept}</span>{' '}
      <a href={href} className="underline underline-offset-4 hover:text-accent-bright">
        {label}
      </a>
    </>
  );
}
