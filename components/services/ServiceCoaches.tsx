import { PageLink } from '@/components/navigation/PageLink';
import { CoachPortrait } from '@/components/ui/CoachPortrait';
import type { Service } from '@/lib/services/service';
import { hasName } from '@/lib/studio/coachNames';
import { detailsWords } from '@/lib/words';
import type { CoachCard } from './coachCards';

interface ServiceCoachesProps extends Pick<Service, 'slots'> {
  /** All coaches of the studio. */
  readonly coaches: readonly CoachCard[];
}

/**
 * The coaches of a service's classes, below its description. Phones show their portraits, names and
 * roles.
 */
export function ServiceCoaches({ slots = [], coaches }: ServiceCoachesProps) {
  const serviceCoaches = coaches.filter((coach) =>
    slots.some((slot) => slot.coach && hasName(coach, slot.coach)),
  );
  if (serviceCoaches.length === 0) return null;
  const isOnlyOne = serviceCoaches.length === 1;
  return (
    <section aria-labelledby="coaches" className="mt-6 border-t border-line pt-6 print:hidden">
      <h2 id="coaches" className="service-details-heading">
        {detailsWords.coaches}
      </h2>
      <ul className="mt-4 grid gap-5 lg:gap-9">
        {serviceCoaches.map(({ slug, name, role, href, text, portrait }) => (
          <li key={slug} className="flex items-center gap-5 md:items-start md:gap-8">
            <CoachPortrait
              portrait={portrait}
              sizes={isOnlyOne ? '13rem' : '8rem'}
              className={`w-16 shrink-0 ${isOnlyOne ? 'md:w-28 lg:w-52' : 'md:w-24 lg:w-32'}`}
            />
            <div className="min-w-0 wrap-anywhere md:-mt-2">
              <h3 className="text-card">
                <PageLink href={href} className="text-link inline-flex min-h-11 items-center">
                  {name}
                </PageLink>
              </h3>
              <p className="text-small text-muted">{role}</p>
              <p className={`mt-2 hidden max-w-prose md:block ${isOnlyOne ? 'md:text-lead' : ''}`}>
                {text}
              </p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
}
