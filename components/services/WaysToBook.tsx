import type { ReactNode } from 'react';
import { AddressLink } from '@/components/layout/StudioAddress';
import { emailHref, phoneHref } from '@/lib/studio/contact';
import * as studio from '@/lib/content/studio';
import { bookingTexts } from '@/lib/words';

const link = 'hover:text-accent-bright';

interface WayProps {
  readonly title: string;
  readonly text: string;
  /** The link. */
  readonly children: ReactNode;
}

function Way({ title, text, children }: WayProps) {
  return (
    <li className="grid gap-y-1 bg-ground px-4 py-4 md:gap-y-0 md:grid-rows-[auto_1fr_auto] md:gap-x-8 md:p-8 md:max-lg:grid-cols-2 md:max-lg:grid-rows-none lg:row-span-3 lg:grid-rows-subgrid">
      <h3 className="text-card">{title}</h3>
      <p className="text-muted max-md:text-small md:mt-2 lg:mb-6">{text}</p>
      <div className="font-display text-lg font-bold text-accent wrap-anywhere md:text-card md:max-lg:col-start-2 md:max-lg:row-span-2 md:max-lg:row-start-1 md:max-lg:self-center lg:self-start">
        {children}
      </div>
    </li>
  );
}

/** The three ways to book: by telephone, by e-mail and in person. */
export function WaysToBook() {
  const { heading, lead, phone, email, visit } = bookingTexts;
  return (
    <section
      aria-labelledby="ways-to-book"
      className="border-y border-line bg-surface last:border-b-0"
    >
      <div className="mx-auto w-full max-w-page px-gutter py-section max-sm:py-10">
        <h2 id="ways-to-book" className="text-section">
          {heading}
        </h2>
        <p className="mt-4 max-w-prose text-lead text-muted">{lead}</p>
        <ul className="mt-6 grid sm:mt-10 gap-px overflow-hidden rounded-card bg-line lg:grid-cols-3">
          <Way {...phone}>
            <a href={phoneHref} className={link}>
              {studio.phone}
            </a>
          </Way>
          <Way {...email}>
            <a href={emailHref} className={link}>
              {studio.email}
            </a>
          </Way>
          <Way {...visit}>
            <AddressLink />
          </Way>
        </ul>
      </div>
    </section>
  );
}
