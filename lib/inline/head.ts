import { isEmbedded } from '@/lib/auth/embedded';
import { readSessionHint } from '@/lib/auth/session';
import { showLight } from '@/lib/browser/light';
import { studioTime } from '@/lib/schedule/clock';
import { recordEarlyInput } from './earlyInput';
import { retryDownloads } from './retryDownloads';

/*
 * The head script, inline in the head of every page (scripts/export/finishPages). Before the first paint it only sets attributes on
 * <html>, which CSS reads; it also records early input and retries failed downloads.
 */

const { dataset } = document.documentElement;

/** Starts the request for the page's first picture: of two, the one that is shown (components/ui/Picture). */
function preloadPicture(): void {
  const { light = 'on' } = dataset;
  for (const link of document.querySelectorAll<HTMLLinkElement>(`link[data-picture=${light}]`))
    link.media = link.dataset.media ?? 'all';
}

function showState(): void {
  if (readSessionHint() !== null) dataset.session = 'signed-in';
  if (isEmbedded()) dataset.embedded = '';
  showLight(studioTime(Date.now()));
}

const parts = [retryDownloads, recordEarlyInput, showState, preloadPicture];

for (const part of parts)
  try {
    part();
  } catch {
    // An old browser lacks what this part needs: the page works without it.
  }
