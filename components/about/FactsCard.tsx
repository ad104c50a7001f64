import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Card';
import { about, profile } from '@/lib/content/profile';
import { cityLine, site } from '@/lib/content/site';

/** One labelled fact of the facts card. */
function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div>
      <dt className="label-caps text-muted">{label}</dt>
      <dd className="not-has-[a]:mt-1">{children}</dd>
    </div>
  );
}

const link =
  'inline-block py-1 text-text underline decoration-edge underline-offset-4 transition-colors duration-quick hover:text-accent-bright hover:decoration-accent print:py-0 print:no-underline';

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className={link}>
      {children}
    </a>
  );
}

/** How to reach the coach, and which languages to do it in: the facts beside the CV. */
export function FactsCard() {
  return (
    <Card className="sm:p-8 print:border-0 print:p-0">
      <h2 className="text-card print:border-b print:border-edge print:pb-1">{about.contact}</h2>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 print:mt-2 print:grid-cols-1 print:gap-2">
        <Fact label={about.phone}>
          <ul>
            {profile.phones.map(({ label, text, href }) => (
              <li key={href}>
                <FactLink href={href}>{text}</FactLink>
                <span className="ml-2 text-small text-muted">{label}</span>
              </li>
            ))}
          </ul>
        </Fact>
        <Fact label={about.email}>
          <FactLink href={profile.email.href}>{profile.email.text}</FactLink>
        </Fact>
        <Fact label={about.code}>
          <FactLink href={profile.code.href}>{profile.code.text}</FactLink>
          <span className="block text-small text-muted print:hidden">{profile.code.note}</span>
        </Fact>
        <Fact label={about.studio}>
          <span className="block">{site.address.street}</span>
          {cityLine}
        </Fact>
        <Fact label={about.languages}>
          <ul>
            {profile.languages.map((language) => (
              <li key={language}>{language}</li>
            ))}
          </ul>
        </Fact>
      </dl>
    </Card>
  );
}
