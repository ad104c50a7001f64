import type { ReactNode } from 'react';
import { phone } from '@/lib/content/studio';
import { coach } from '@/lib/studio/coaches';
import { callHref, phoneHref } from '@/lib/studio/contact';
import type { Cv } from '@/lib/schemas';
import { aboutTexts } from '@/lib/words';

function Fact({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className="print:first:hidden">
      <dt className="label-caps text-muted">{label}</dt>
      <dd className="not-has-[a]:mt-1">{children}</dd>
    </div>
  );
}

function FactLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="text-link inline-block py-1 print:py-0 print:no-underline">
      {children}
    </a>
  );
}

/** The studio's phone number and the coach's contact details, in one row on wide screens. Only the coach's own are printed. */
export function FactsCard({ code }: Pick<Cv, 'code'>) {
  const { phones, email } = coach;
  return (
    <aside
      aria-labelledby="contact"
      className="border-b border-line bg-surface print:mt-4 print:border-0"
    >
      <div className="mx-auto w-full max-w-page px-gutter py-8 print:p-0">
        <h2 id="contact" className="sr-only">
          {aboutTexts.contact}
        </h2>
        <dl className="grid flex-wrap justify-between gap-x-10 gap-y-5 sm:grid-cols-2 lg:flex print:grid print:grid-cols-4 print:gap-4">
          <Fact label={aboutTexts.toBook}>
            <FactLink href={phoneHref}>{phone}</FactLink>
          </Fact>
          {phones.map(({ label, text }) => (
            <Fact key={text} label={label}>
              <FactLink href={callHref(text)}>{text}</FactLink>
            </Fact>
          ))}
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
      </div>
    </aside>
  );
}
