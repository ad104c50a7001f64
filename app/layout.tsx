import type { ReactNode } from 'react';
import { Footer } from '@/components/layout/Footer';
import { Navbar, SkipLink } from '@/components/navbar/Navbar';
import { SoftNavigation } from '@/components/navigation/SoftNavigation';
import { SiteHead } from '@/components/seo/Head';
import { Toasts } from '@/components/toasts/Toasts';
import { IslandBoundary } from '@/components/ui/IslandBoundary';
import { VitalsReporter } from '@/components/vitals/VitalsReporter';
import { headScript } from '@/lib/head/headScript';
import { site } from '@/lib/content/site';
import { fontVariables } from './fonts';
import './globals.css';

export { rootMetadata as metadata } from '@/lib/seo/metadata';

/** The layout of every page: skip link, navbar, the page itself, footer, and the islands of the frame. */
export default function RootLayout({ children }: { children: ReactNode }) {
  return (
    // The head script sets data-session before React sees the element.
    <html lang={site.locale} className={fontVariables} suppressHydrationWarning>
      <head>
        <SiteHead />
        <script dangerouslySetInnerHTML={{ __html: headScript }} />
      </head>
      <body className="flex min-h-svh flex-col">
        <SoftNavigation>
          <SkipLink />
          <Navbar />
          <main id="content" tabIndex={-1} className="flex flex-1 flex-col">
            {children}
          </main>
          <Footer />
          <Toasts />
          <IslandBoundary name="vitals">
            <VitalsReporter />
          </IslandBoundary>
        </SoftNavigation>
      </body>
    </html>
  );
}
