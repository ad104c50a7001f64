import { serviceTexts } from '@/lib/content/services';

/** The breadcrumb of a service: Home, Services, and the service. */
export function Breadcrumb({ name }: { readonly name: string }) {
  const { label, home, services } = serviceTexts.details.breadcrumb;
  const link = 'inline-block py-2 underline-offset-4 hover:text-text hover:underline';
  const divided = 'after:mx-2 after:text-edge after:content-["/"/""]';
  return (
    <nav aria-label={label} className="text-small text-muted">
      <ol className="flex flex-wrap items-center">
        <li className={divided}>
          <a href="/" className={link}>
            {home}
          </a>
        </li>
        <li className={divided}>
          <a href="/services" className={link}>
            {services}
          </a>
        </li>
        <li className="min-w-0 wrap-anywhere text-text" aria-current="page">
          {name}
        </li>
      </ol>
    </nav>
  );
}
