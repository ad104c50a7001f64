import { phone } from '@/lib/content/studio';
import type { Cv } from '@/lib/schemas';
import { coach } from '@/lib/studio/coaches';
import { callHref, phoneHref } from '@/lib/studio/site';
import { aboutWords } from '@/lib/words';

function Fact({ label, text, href }: Record<'label' | 'text' | 'href', string>) {
  return (
    <div className="fact">
      <dt>{label}</dt>
      <dd>
        <a href={href}>{text}</a>
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
        <dl className="facts">
          <Fact label={aboutWords.toBook} text={phone} href={phoneHref} />
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
