import { phone } from '@/lib/content/studio';
import type { Cv } from '@/lib/schemas';
import { coach } from '@/lib/studio/coaches';
import { callHref, phoneHref } from '@/lib/studio/site';
import { aboutWords } from '@/lib/words';

interface FactProps {
  readonly label: string;
  readonly text: string;
  readonly href: string;
  readonly className?: string;
}

function Fact({ label, text, href, className = '' }: FactProps) {
  return (
    <div className={`facts-card-item ${className}`}>
      <dt className="w-26 label-caps md:w-auto">{label}</dt>
      <dd className="text-small md:text-body print:text-body">
        <a
          href={href}
          className="text-link inline-flex min-h-11 items-center md:min-h-0 md:py-1 print:min-h-0 print:py-0 print:no-underline"
        >
          {text}
        </a>
      </dd>
    </div>
  );
}

/**
 * The studio's phone number and the coach's contact details, in one row on wide screens. Only the
 * coach's own are printed.
 */
export function FactsCard({ code }: Pick<Cv, 'code'>) {
  const { phones, email } = coach;
  return (
    <aside
      aria-labelledby="contact"
      className="border-b border-line bg-surface print:mt-4 print:border-0"
    >
      <div className="page-width py-4 md:py-8 print:p-0">
        <h2 id="contact" className="sr-only">
          {aboutWords.contact}
        </h2>
        <dl className="facts-card">
          <Fact label={aboutWords.toBook} text={phone} href={phoneHref} className="print:hidden" />
          {phones.map(({ label, text }) => (
            <Fact key={text} label={label} text={text} href={callHref(text)} />
          ))}
          {email && <Fact label={aboutWords.email} text={email.text} href={email.href} />}
          {code.map((account) => (
            <Fact key={account.href} label={aboutWords.code} {...account} />
          ))}
        </dl>
      </div>
    </aside>
  );
}
