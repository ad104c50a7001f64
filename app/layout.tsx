import { Activity, type ReactNode } from 'react';
import { OpenAnswersProvider } from '@/components/blogs/FoldedAnswer';
import { Footer } from '@/components/layout/Footer';
import { Navbar, SkipLink } from '@/components/layout/Navbar';
import { NavigationProvider } from '@/components/navigation/NavigationProvider';
import { PageMain } from '@/components/navigation/PageMain';
import { ServicesProvider } from '@/components/services/ServicesProvider';
import { Toasts } from '@/components/toasts/Toasts';
import { site } from '@/lib/studio/site';
import { fontVariables } from './fonts';
import './globals.css';

export { rootMetadata as metadata, rootViewport as viewport } from '@/lib/seo/metadata';

/**
 * The head script. scripts/dev passes it to `next dev`. In a build, it's undefined, and
 * scripts/export/finishPage adds the script.
 */
const headScript = process.env.HEAD_SCRIPT;

export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets data attributes on this element before React hydrates it.
    <html lang={site.locale} className={fontVariables} suppressHydrationWarning>
      {headScript && (
        <head>
          <script dangerouslySetInnerHTML={{ __html: headScript }} />
        </head>
      )}
      <body className="flex min-h-svh flex-col">
        <NavigationProvider>
          <SkipLink />
          <Navbar />
          <ServicesProvider>
            <OpenAnswersProvider>
              <PageMain>{children}</PageMain>
            </OpenAnswersProvider>
          </ServicesProvider>
          <Activity>
            <Footer />
          </Activity>
          <Toasts />
        </NavigationProvider>
      </body>
    </html>
  );
}
