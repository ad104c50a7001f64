import { PageLink } from '@/components/navigation/PageLink';
import { LitPicture } from '@/components/ui/Picture';
import { readPair } from '@/lib/pictures/readPicture';
import type { Service } from '@/lib/services/service';
import { coach as head, coaches, hasName } from '@/lib/studio/coaches';
import { detailsTexts } from '@/lib/words';

/** The coaches of a service's classes, below its description. Phones show only their names and roles. */
export async function ServiceCoaches({ sessions = [] }: Pick<Service, 'sessions'>) {
  const shown = coaches.filter((coach) =>
    sessions.some((session) => session.coach && hasName(coach, session.coach)),
  );
  if (shown.length === 0) return null;
  // Beside the card with the times, the picture of a single coach fills the column.
  const isAlone = shown.length === 1;
  const pairs = await Promise.all(shown.map(({ picture }) => readPair(picture)));
  return (
    <section aria-labelledby="coaches" className="mt-6 border-t border-line pt-6 print:hidden">
      <h2 id="coaches" className="label-caps text-muted">
        {detailsTexts.coaches}
      </h2>
      <ul className="mt-4 grid gap-5">
        {shown.map(({ slug, name, role, line, picture }, index) => {
          const pair = pairs[index];
          const isHead = slug === head.slug;
          return (
            <li key={slug} className="flex items-start gap-5 max-md:items-center">
              {pair && (
                <LitPicture
                  {...pair}
                  alt={picture.alt}
                  sizes={isAlone ? '15rem' : '8rem'}
                  className={`w-16 shrink-0 md:w-24 ${isAlone ? 'lg:w-60' : 'lg:w-32'}`}
                  imgClassName="aspect-square w-full rounded-card object-cover ring-1 ring-line"
                />
              )}
              <div className="min-w-0 wrap-anywhere">
                <h3 className="text-card">
                  <PageLink href={isHead ? '/about' : `/about#${slug}`} className="text-link">
                    {name}
                  </PageLink>
                </h3>
                <p className="text-small text-muted">{role}</p>
                <p className={`mt-2 max-w-prose max-md:hidden ${isAlone ? 'lg:text-lead' : ''}`}>
                  {isHead ? head.cv.principles[0]?.text : line}
                </p>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
