import type { RichText as Text } from '@/lib/content/answers/answer';
import { RichText } from './RichText';

/** Points in any order, or steps in theirs. */
export function TextList({ items, ordered }: { items: readonly Text[]; ordered: boolean }) {
  const List = ordered ? 'ol' : 'ul';
  const markers = ordered ? 'list-decimal marker:font-semibold' : 'list-disc';
  return (
    <List
      className={`max-w-prose space-y-3 print:space-y-1 pl-6 text-text/85 marker:text-ember ${markers}`}
    >
      {items.map((text, index) => (
        <li key={index} className="pl-1.5">
          <RichText text={text} />
        </li>
      ))}
    </List>
  );
}
