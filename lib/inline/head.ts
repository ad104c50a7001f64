import { restoreHeight } from '@/lib/browser/pageHeight';
import { restoreTyping } from '@/lib/browser/reload';
import { answerPresses } from './answerPresses';
import { hideInEmbeddedBrowsers, openTarget } from './beforePaint';
import { keepEarlyInput } from './earlyInput';
import { followLostFiles } from './lostFiles';
import { markSession } from './markSession';
import { showOpening } from './showOpening';

/*
 * The head script: it stands inline in the head of every page (scripts/export/finishPages) and runs before the first paint. It
 * does what cannot wait for the scripts of the build, or is needed when they cannot be fetched. A new part is a function, and
 * a line here.
 */
const parts: readonly (() => void)[] = [
  followLostFiles,
  restoreTyping,
  keepEarlyInput,
  markSession,
  restoreHeight,
  showOpening,
  openTarget,
  hideInEmbeddedBrowsers,
  answerPresses,
];

for (const part of parts)
  try {
    part();
  } catch {
    // An old browser lacks what this part needs: the page does without it.
  }
