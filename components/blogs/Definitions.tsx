import type { Definition } from '@/lib/content/answers/answer';
import { RichText } from './RichText';

/** Terms and their meanings, side by side where there is room. */
export function Definitions({ entries }: { entries: readonly Definition[] }) {
  return (
    <dl className="border-b border-line xl:first:[&>div:first-child]:border-t-0 xl:first:[&>div:first-child]:pt-0 xl:last:border-b-0">
      {entries.map(({ term, text }) => (
        <div
          key={term}
          className="grid gap-x-8 gap-y-1 border-t border-line py-4 sm:grid-cols-[11rem_minmax(0,1fr)] print:grid-cols-[10rem_minmax(0,1fr)] print:break-inside-avoid print:py-1.5"
        >
          <dt className="font-semibold text-text">{term}</dt>
          <dd className="max-w-prose text-text/85">
            <RichText text={text} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
