import { Carousel } from '@/components/carousel/Carousel';
import { Section } from '@/components/layout/Section';
import { DeferredContent } from '@/components/navigation/DeferredContent';
import { ServicesSection } from '@/components/services/ServicesSection';
import { NextSection } from '@/components/timetable/NextSection';
import { home } from '@/lib/content/home';
import { CoachTeaser } from './CoachTeaser';
import { FirstVisit } from '@/components/visit/FirstVisit';
import { Visit } from './Visit';

/** The three steps from choosing a class to training regularly. */
function HowItWorks() {
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

/** The last word of Home: one band of ember with the way to the classes. */
function ClosingCall() {
  const { heading, text, action, account } = home.closing;
  return (
    <section className="bg-ember text-on-ember print:hidden">
      <div className="mx-auto grid w-full max-w-page items-end gap-8 px-gutter py-section lg:grid-cols-[1fr_auto]">
        <div>
          <h2 className="max-w-[19ch] text-title">{heading}</h2>
          <p className="mt-4 max-w-prose text-lead">{text}</p>
        </div>
        <p className="flex flex-wrap gap-x-6 gap-y-3">
          <a
            href="/services"
            className="inline-flex min-h-12 items-center rounded-control border border-transparent bg-on-ember px-6 font-display text-lg font-bold uppercase tracking-wide text-text transition-colors duration-quick hover:bg-ground"
          >
            {action}
          </a>
          <a
            href="/signup"
            className="inline-flex min-h-12 items-center font-display text-lg font-bold uppercase tracking-wide underline decoration-2 underline-offset-4 hover:decoration-4"
          >
            {account}
          </a>
        </p>
      </div>
    </section>
  );
}

/** The Home screen (product 2.4), served at `/` and `/home`. */
export function HomeScreen() {
  return (
    <>
      <Carousel />
      <DeferredContent>
        <ServicesSection level={2} />
        <NextSection />
        <HowItWorks />
        <CoachTeaser />
        <Visit />
        <FirstVisit />
        <ClosingCall />
      </DeferredContent>
    </>
  );
}
