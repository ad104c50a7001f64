import { isEmbedded } from '@/lib/auth/embedded';
import { readSessionHint } from '@/lib/auth/session';
import { showStudioState } from '@/lib/browser/studioState';
import { studioTime } from '@/lib/time/clock';
import { keepErrors } from './earlyErrors';
import { recordEarlyInput } from './earlyInput';
import { retryDownloads } from './retryDownloads';

/*
 * The head script, inlined in the head of every page (scripts/export/finishPages). Before the first
 * paint, it sets attributes on <html> for CSS to read. It also preloads the first picture, records
 * early input, retries failed downloads and, if the build has a URL for reports, keeps errors.
 */

const { dataset } = document.documentElement;

/** Preloads the page's first picture in the version that is shown (components/ui/StudioPicture). */
function preloadPicture(): void {
  const { studio = 'open' } = dataset;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`[rel=picture-${studio}]`)) {
    const { srcset: imageSrcset, sizes: imageSizes } = link.dataset;
    const preload = { as: 'image', imageSrcset, imageSizes, fetchPriority: 'high' };
    Object.assign(link, preload, { rel: 'preload' });
  }
}

function showState(): void {
  if (readSessionHint() !== null) dataset.session = 'signed-in';
  if (isEmbedded()) dataset.embedded = '';
  showStudioState(studioTime(Date.now()));
}

if (process.env.NEXT_PUBLIC_VITALS) keepErrors();
for (const part of [retryDownloads, recordEarlyInput, showState, preloadPicture])
  try {
    part();
  } catch {
    // An old browser lacks an API that this part needs. The page works without this part.
  }
