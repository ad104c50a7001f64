import { StudioAddress } from '@/components/layout/AddressAndHours';
import { bookingMail, serviceTexts } from '@/lib/content/services';
import { mapHref, site } from '@/lib/content/site';

/** The three ways to book: by telephone, by e-mail (about one class, or any) and in person. */
export function WaysToBook({ name }: { readonly name?: string }) {
  const { book } = serviceTexts.details;
  const { phone, phoneHref, email, emailHref } = site.contact;
  const mail = name ? bookingMail(name) : emailHref;
  const ways = [
    { title: book.phone, text: book.phoneText, href: phoneHref, way: phone },
    { title: book.email, text: book.emailText, href: mail, way: email },
    { title: book.visit, text: book.visitText, href: mapHref, way: <StudioAddress /> },
  ];
  return (
    <section
      aria-labelledby="ways-to-book"
      className="border-y border-line bg-surface last:border-b-0"
    >
      <div className="mx-auto w-full max-w-page px-gutter py-section">
        <h2 id="ways-to-book" className="text-section">
          {book.heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-muted">{book.lead}</p>
        <ul className="mt-10 grid gap-px overflow-hidden rounded-card bg-line lg:grid-cols-3">
          {ways.map(({ title, text, href, way }) => (
            <li
              key={title}
              className="grid grid-rows-[auto_1fr_auto] gap-x-8 bg-ground p-6 sm:p-8 md:max-lg:grid-cols-2 md:max-lg:grid-rows-none lg:row-span-3 lg:grid-rows-subgrid lg:gap-y-0"
            >
              <h3 className="text-card">{title}</h3>
              <p className="mt-2 mb-6 text-muted md:max-lg:mb-0">{text}</p>
              <a
                href={href}
                className="md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:self-center lg:self-start wrap-anywhere font-display text-card font-bold text-ember hover:text-ember-bright"
              >
                {way}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
