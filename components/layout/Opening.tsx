'use client';

import { useStudioClock } from '@/components/hooks/useStudioClock';
import { closures, hours } from '@/lib/content/studio';
import { describeOpening } from '@/lib/schedule/openNow';
import { openingWords } from '@/lib/words';

const studio = { hours, closures };

/**
 * Says whether the studio is open, and when that changes. Both "Open" and "Closed now." are
 * prerendered, and `data-studio` shows one of them before first paint. The times follow in reserved
 * space. "Open" and its time are one text: in an element of its own, the time would move when a
 * late font changes the width of "Open".
 */
export function OpeningStatus({ className = '' }: { readonly className?: string }) {
  const now = useStudioClock();
  const { until, closed, opens } = now
    ? describeOpening(studio, now)
    : { closed: openingWords.closed, until: undefined, opens: undefined };
  return (
    <span data-opening className={`opening-status ${className}`}>
      <span className="studio-closed:hidden">
        {[openingWords.open, until].filter(Boolean).join(' ')}
      </span>
      <span className="studio-open:hidden">
        {closed} <span className="block min-h-[1lh]">{opens}</span>
      </span>
    </span>
  );
}

/**
 * Says, below the phone number, when the phone is next answered. This text is hidden while the
 * studio is open.
 */
export function AnsweredFrom() {
  const now = useStudioClock();
  return (
    <small className="hidden min-h-[1lh] text-small text-muted studio-closed:block print:hidden">
      {now && describeOpening(studio, now).answersFrom}
    </small>
  );
}
