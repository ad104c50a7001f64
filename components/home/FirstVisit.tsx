import { Section } from '@/components/layout/Section';
import { firstVisit } from '@/lib/content/firstVisit';

/** The questions before a first visit, each folded until it is pressed (product 14.5). No script is needed. */
export function FirstVisit() {
  const { heading, lead, questions } = firstVisit;
  if (questions.length === 0) return null;
  return (
    <Section id="first-visit" heading={heading} lead={lead} continues>
      <div className="grid gap-x-16 border-t border-line md:grid-cols-2 md:border-t-0">
        {questions.map(({ question, answer }) => (
          <details key={question} className="group border-b border-line md:border-b-0 md:border-t">
            <summary className="flex min-h-14 cursor-pointer items-center justify-between gap-4 py-3 font-bold after:mr-1 after:size-2.5 after:shrink-0 after:rotate-45 after:border-r-3 after:border-b-3 after:border-ember after:transition-transform after:duration-quick group-open:after:-rotate-135 hover:text-ember-bright [&::-webkit-details-marker]:hidden">
              {question}
            </summary>
            <p className="max-w-prose pb-5 text-muted">{answer}</p>
          </details>
        ))}
      </div>
    </Section>
  );
}
