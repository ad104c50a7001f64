import { serviceTexts } from '@/lib/content/home';
import { ServicesWithPacks } from './ServicesWithPacks';

/** "Our Services" on Home. */
export function ServicesSection() {
  const { heading, lead } = serviceTexts;
  return (
    <section
      id="services"
      aria-labelledby="our-services"
      className="services-section scroll-mt-bar pt-8 pb-6 md:gap-6 md:pt-10 md:pb-section lg:gap-10 lg:py-18"
    >
      <div className="services-section-head gap-2">
        <h2 id="our-services" className="text-section">
          {heading}
        </h2>
        <p className="max-w-prose text-balance text-muted lg:text-lead">{lead}</p>
      </div>
      <ServicesWithPacks level={2} />
    </section>
  );
}
