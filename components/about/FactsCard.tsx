import type { ReactNode } from 'react';
import { Card } from '@/components/ui/Containers';
import { coach } from '@/lib/studio/coaches';
import { callHref } from '@/lib/studio/contact';
import type { Cv } from '@/lib/schemas';
import { aboutTexts } from '@/lib/words';

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

/** The coach's contact details. */
export function FactsCard({ code }: Pick<Cv, 'code'>) {
  const { phones, email } = coach;
  return (
    <Card className="sm:p-8 print:border-0 print:p-0">
      <h2 className="text-card print:border-b print:border-edge print:pb-1">
        {aboutTexts.contact}
      </h2>
      <dl className="mt-5 grid gap-5 sm:grid-cols-2 lg:grid-cols-1 print:mt-2 print:grid-cols-1 print:gap-2">
        <Fact label={aboutTexts.phone}>
          <ul className="grid gap-2 print:gap-0">
            {phones.map(({ label, text }) => (
              <li key={text}>
                <FactLink href={callHref(text)}>{text}</FactLink>
                <span className="block text-small text-muted print:ml-2 print:inline">{label}</span>
              </li>
            ))}
          </ul>
        </Fact>
        {email && (
          <Fact label={aboutTexts.email}>
            <FactLink href={email.href}>{email.text}</FactLink>
          </Fact>
        )}
        {code.map(({ text, href }) => (
          <Fact key={href} label={aboutTexts.code}>
            <FactLink href={href}>{text}</FactLink>
          </Fact>
        ))}
      </dl>
    </Card>
  );
}
