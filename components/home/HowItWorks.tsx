import { Section } from '@/components/layout/Section';
import { home } from '@/lib/content/home';

/** The three steps from choosing a class to training regularly. */
export function HowItWorks() {
  const { heading, lead, items } = home.steps;
  return (
    <Section heading={heading} lead={lead} continues>
      <ol className="grid gap-px overflow-hidden rounded-card bg-line md:grid-cols-3">
        {items.map((step, index) => (
          <li key={step.title} className="bg-surface p-6 sm:p-8">
            <span aria-hidden="true" className="font-display text-title text-ember">
              {String(index + 1).padStart(2, '0')}
            </span>
            <h3 className="mt-6 text-card">{step.title}</h3>
            <p className="mt-3 text-muted">{step.text}</p>
          </li>
        ))}
      </ol>
    </Section>
  );
}
