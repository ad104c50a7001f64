import { contactTexts } from '@/lib/words';

interface OpeningWordsProps {
  /** `eve`: what is said on the eve of a closure instead. */
  readonly of?: 'eve';
  readonly className?: string;
}

/** Whether the studio is open, and until when (product 14.6): the head script fills it in before the first paint. */
export function OpeningWords({ of, className }: OpeningWordsProps) {
  return (
    // Set as HTML, so that React keeps the words of the head script. In development it compares them all the same.
    <span
      data-opening={of ?? ''}
      suppressHydrationWarning
      className={className}
      dangerouslySetInnerHTML={{ __html: '' }}
    />
  );
}

/** At the studio's number while it is closed: from when on somebody answers. Nothing is said before the clock is known. */
export function AnsweredFrom() {
  return (
    <small className="hidden text-small text-muted closed:block print:hidden">
      <OpeningWords />
      {contactTexts.fromThen}
    </small>
  );
}
