import { phone } from '@/lib/content/studio';
import { coach } from '@/lib/studio/coaches';
import { callHref, phoneHref } from '@/lib/studio/contact';
import type { Cv } from '@/lib/schemas';
import { aboutTexts } from '@/lib/words';

function Fact({ label, text, href }: Record<'label' | 'text' | 'href', string>) {
  return (
    <div className="items-baseline max-sm:grid-cols-[7.5rem_1fr] min-[22.5rem]:max-sm:grid print:first:hidden">
      <dt className="label-caps">{label}</dt>
      <dd className="max-sm:text-small">
        <a href={href} className="text-link inline-block py-1 print:py-0 print:no-underline">
          {text}
        </a>
      </dd>
    </div>
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
      <div className="mx-auto w-full max-w-page px-gutter py-8 max-sm:py-6 print:p-0">
        <h2 id="contact" className="sr-only">
          {aboutTexts.contact}
        </h2>
        <dl className="grid justify-between gap-x-10 gap-y-1.5 sm:grid-cols-[repeat(3,auto)] sm:gap-y-5 lg:grid-cols-[repeat(5,auto)] print:flex print:flex-wrap print:justify-start print:gap-x-10 print:gap-y-2">
          <Fact label={aboutTexts.toBook} text={phone} href={phoneHref} />
          {phones.map(({ label, text }) => (
            <Fact key={text} label={label} text={text} href={callHref(text)} />
          ))}
          {email && <Fact label={aboutTexts.email} text={email.text} href={email.href} />}
          {code.map((account) => (
            <Fact key={account.href} label={aboutTexts.code} {...account} />
          ))}
        </dl>
      </div>
    </aside>
  );
}
