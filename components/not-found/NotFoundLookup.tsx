import { useEffect, useState, type ReactNode } from 'react';
import { reportError } from '@/lib/browser/reportError';
import type { Resolution } from './resolveAddress';

/**
 * The 404 screen, and what replaces it when the address means something after all (product 10.4 and 10.5). The screen
 * stays during the lookup; the line below it, whose place is kept, shows the progress.
 */
export default function NotFoundLookup({ children }: { readonly children: ReactNode }) {
  const [{ status, screen, title }, show] = useState<Resolution>({ status: '' });

  useEffect(() => {
    const replace = (address: string) => location.replace(address);
    import('./resolveAddress')
      .then(({ resolveAddress }) => resolveAddress({ location, replace }, show))
      .catch((error: unknown) => reportError(error, 'warn'));
  }, []);

  return (
    <>
      {title && <title>{title}</title>}
      {screen ?? children}
      <p
        role="status"
        className={screen ? 'sr-only' : 'min-h-12 px-gutter text-center text-small text-muted'}
      >
        {status}
      </p>
    </>
  );
}
