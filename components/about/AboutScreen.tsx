import type { ReactNode } from 'react';
import { DeferredContent } from '@/components/navigation/PageContent';
import { Card } from '@/components/ui/Containers';
import { readCatalogue } from '@/lib/services/build/readCatalogue';
import { coach } from '@/lib/studio/coach';
import { aboutTexts } from '@/lib/words';
import { callHref } from '@/lib/studio/contact';
import { cityLine, site } from '@/lib/studio/site';
import { pictures } from '@/lib/content/pictures';
import { readPair } from '@/lib/pictures/readPicture';
import { Principles, Qualifications, Timeline } from './CvParts';
import { ProfileHeader } from './ProfileHeader';

/** One labelled fact of the facts card. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-caps text-muted">{label}</dt>
      <dd className="not-has-[a]:mt-1">{children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a
      href={href}
      className="inline-block py-1 text-text underline decoration-edge underline-offset-4 transition-colors duration-quick hover:text-accent-bright hover:decoration-accent print:py-0 print:no-underline"
    >
      {children}
    </a>
  );
}

/** How to reach the coach, and which languages to do it in: the facts beside the CV. */
function FactsCard() {
  return (
    <Card className="sm:p-8 print:border-0 print:p-0">
      <h2 className="text-card print:border-b print:border-edge print:pb-1">
        {aboutTexts.contact}
      </h2>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 print:mt-2 print:grid-cols-1 print:gap-2">
        <Fact label={aboutTexts.phone}>
          <ul>
            {coach.phones.map(({ label, text }) => (
              <li key={text}>
                <FactLink href={callHref(text)}>{text}</FactLink>
                <span className="ml-2 text-small text-muted">{label}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label={aboutTexts.email}>
          <FactLink href={coach.email.href}>{coach.email.text}</FactLink>
        </Fact>
        {coach.code.map(({ text, href, note }) => (
          <Fact key={href} label={aboutTexts.code}>
            <FactLink href={href}>{text}</FactLink>
            <span className="block text-small text-muted print:hidden">{note}</span>
          </Fact>
        ))}
        <Fact label={aboutTexts.studio}>
          <span className="block">{site.address.street}</span>
          {cityLine}
        </Fact>
        <Fact label={aboutTexts.languages}>
          <ul>
            {coach.languages.map((language) => (
              <li key={language}>{language}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Card>
  );
}

/** The coach's CV: a designed page on screen, one sheet of A4 on paper (product 2.10). */
export async function AboutScreen() {
  const picture = await readPair(pictures.coach);
  const service = (await readCatalogue()).find(({ sessions = [] }) =>
    sessions.some((session) => session.coach === coach.givenName),
  );
  return (
    <>
      <ProfileHeader picture={picture} service={service} />
      <DeferredContent>
        <div className="mx-auto w-full max-w-page px-gutter pt-12 pb-section lg:pt-16 print:p-0">
          <div className="grid grid-cols-1 items-start gap-16 lg:grid-cols-[20rem_minmax(0,1fr)] xl:gap-x-24 print:mt-6 print:grid-cols-[13rem_minmax(0,1fr)] print:gap-x-8">
            <aside aria-label={aboutTexts.contact} className="lg:sticky lg:top-24 print:static">
              <FactsCard />
            </aside>
            <div className="grid grid-cols-1 gap-16 print:gap-6">
              <Timeline />
              <Qualifications />
              <Principles />
            </div>
          </div>
          <p className="mt-16 text-small text-muted print:mt-6">{coach.note}</p>
        </div>
      </DeferredContent>
    </>
  );
}
