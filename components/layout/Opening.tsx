'use client';

import { closures, hours, timeZone } from '@/lib/content/studio';
import { openingWords } from '@/lib/schedule/opening';
import { openingTexts } from '@/lib/words';
import { useStudioClock } from '@/components/services/useStudioClock';

const studio = { hours, closures, timeZone };

/**
 * Whether the studio is open, and when that changes (product 14.6). "Open" and "Closed now." are both prerendered: the head script
 * shows one of them before the first paint (lib/inline/showOpening), and the times follow with the clock, in their room.
 */
export function OpeningWords({ className }: { readonly className?: string }) {
  const now = useStudioClock();
  const { open, closed, opens } = now ? openingWords(studio, now) : { ...openingTexts, opens: '' };
  return (
    <span data-opening className={className}>
      <span className="when-open">{open}</span>
      <span className="when-closed">
        {closed} <span className="block min-h-[1lh]">{opens}</span>
      </span>
    </span>
  );
}

/** At the studio's number while it is closed: from when on somebody answers. */
export function AnsweredFrom() {
  const now = useStudioClock();
  return (
    <small className="when-closed min-h-[1lh] text-small text-muted print:hidden">
      {now && openingWords(studio, now).answered}
    </small>
  );
}
