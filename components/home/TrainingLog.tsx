import { Section } from '@/components/layout/Section';
import { home } from '@/lib/content/home';

/**
 * "How it works": a row of bells from the first week to the 24th, each with a line of a training log. Scrolling lights one
 * after the other (app/home.css); without that they are all lit.
 */
export function TrainingLog() {
  const { heading, text, caption, entries } = home.log;
  return (
    <Section heading={heading} continues>
      <p className="max-w-prose text-balance text-muted sm:-mt-6 sm:text-lead">{text}</p>
      <ol className="log">
        {entries.map(({ week, weight, line }) => (
          <li key={week}>
            <span aria-hidden="true">{weight}</span>
            <h3>{week}</h3>
            <p>{line}</p>
          </li>
        ))}
      </ol>
      <p className="mt-4 text-small text-muted sm:mt-8">{caption}</p>
    </Section>
  );
}
