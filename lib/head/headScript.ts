import { sessionHintScript } from '@/lib/auth/session/hintScript';
import { captureScript } from '@/lib/earlyEvents/captureScript';
import { offlineNavigationGuard } from '@/lib/offline/offlineNavigationGuard';
import { chunkReloadScript } from '@/lib/recovery/chunkReloadScript';

/**
 * The inline script in the head of every page, run before the first paint: what cannot wait for the scripts of the
 * build, or stands by where they are out of reach. Its parts see the document as `d` and `<html>` as `h`. Plain ES5,
 * since a script that does not parse would do none of it.
 */
export const headScript =
  `(function(d){var h=d.documentElement;` +
  `${sessionHintScript}${process.env.NODE_ENV === 'development' ? '' : captureScript}${offlineNavigationGuard}${chunkReloadScript}})(document)`;
