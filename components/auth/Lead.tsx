import { accountTexts } from '@/lib/words';

/** The sentence below the title of a form's page. */
export function Lead({ children }: { readonly children: string }) {
  return <p className="mt-3 mb-8 text-lead text-muted">{children}</p>;
}

/**
 * Stands where a page does not know yet what is true for its visitor. It says so only when that takes long, and never where
 * no script runs, since that page says what it needs.
 */
export function Checking() {
  return (
    <p className="mt-3 animate-[late_1ms_1s_backwards] text-muted noscript:hidden">
      {accountTexts.checking}
    </p>
  );
}
