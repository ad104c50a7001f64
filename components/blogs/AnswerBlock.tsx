import type { Block } from '@/lib/content/answers/answer';
import { CodeSample } from './CodeSample';
import { ComparisonTable } from './ComparisonTable';
import { Definitions } from './Definitions';
import { RichText } from './RichText';
import { TextList } from './TextList';

/** Draws one block of an answer; `id` is unique on the page and names what needs a name. */
export function AnswerBlock({ block, id }: { block: Block; id: string }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p className="max-w-prose text-text/85">
          <RichText text={block.text} />
        </p>
      );
    case 'list':
      return <TextList items={block.items} ordered={block.ordered === true} />;
    case 'definitions':
      return <Definitions entries={block.entries} />;
    case 'table':
      return (
        <ComparisonTable
          id={id}
          caption={block.caption}
          columns={block.columns}
          rows={block.rows}
        />
      );
    case 'code':
      return <CodeSample id={id} label={block.label} text={block.text} />;
  }
}
