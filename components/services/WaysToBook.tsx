import { emailHref, phoneHref } from '@/lib/studio/contact';
import { mapHref } from '@/lib/studio/site';
import { address, email, phone } from '@/lib/content/studio';
import { bookingTexts } from '@/lib/words';

/** On phones the values of all three stand below each other. */
const row = 'max-sm:col-span-2 max-sm:grid max-sm:grid-cols-subgrid';

const ways = [
  { title: bookingTexts.phone, href: phoneHref, text: phone },
  { title: bookingTexts.email, href: emailHref, text: email },
  { title: bookingTexts.visit, href: mapHref, text: `${address.street}, ${address.city}` },
];

/** The three ways to book, one line of links on wide screens: by telephone, by e-mail and in person (product 14.3). */
export function WaysToBook() {
  return (
    <section
      aria-labelledby="ways-to-book"
      className="border-y border-line bg-surface last:border-b-0"
    >
      <div className="mx-auto w-full max-w-page gap-x-10 px-gutter py-6 xl:flex xl:items-center xl:justify-between">
        <h2 id="ways-to-book" className="text-card">
          {bookingTexts.heading}
        </h2>
        <ul className="mt-2 grid grid-cols-[auto_1fr] gap-x-4 sm:flex sm:gap-x-8 sm:flex-wrap sm:justify-between xl:mt-0 xl:gap-x-10">
          {ways.map(({ title, href, text }) => (
            <li key={href} className={row}>
              <a
                href={href}
                className={`group min-h-11 items-center gap-x-2 wrap-anywhere sm:inline-flex sm:max-lg:flex-col sm:max-lg:items-start ${row}`}
              >
                <span className="text-muted">{title}</span>{' '}
                <span className="font-bold text-accent underline-offset-4 group-hover:text-accent-bright group-hover:underline">
                  {text}
                </span>
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
