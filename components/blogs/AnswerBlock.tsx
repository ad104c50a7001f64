import type { Block } from '@/lib/schemas';
import { ComparisonTable } from './ComparisonTable';
import { RichText } from './RichText';

/** A block of an answer. AnswerBlock.css styles its elements. */
export function AnswerBlock({ block }: { block: Block }) {
  switch (block.kind) {
    case 'paragraph':
      return (
        <p>
          <RichText text={block.text} />
        </p>
      );
    case 'list': {
      const List = block.ordered ? 'ol' : 'ul';
      return (
        <List>
          {block.items.map((text, index) => (
            <li key={index}>
              <RichText text={text} />
            </li>
          ))}
        </List>
      );
    }
    case 'definitions':
      return (
        <dl>
          {block.entries.map(({ term, text }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <RichText text={text} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <ComparisonTable caption={block.caption} columns={block.columns} rows={block.rows} />;
    case 'code':
      return (
        <figure>
          <pre>
            <code>{block.text}</code>
          </pre>
          <figcaption>{block.label}</figcaption>
        </figure>
      );
  }
}
