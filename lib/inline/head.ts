import { answerPresses } from './answerPresses';
import { keepEarlyInput } from './earlyInput';
import { hideInEmbeddedBrowsers } from './embeddedBrowsers';
import { restoreTyping } from './keepTyping';
import { openTarget } from './openTarget';
import { restoreHeight } from './pageHeight';
import { markSession } from './markSession';
import { followLostFiles } from './lostFiles';
import { showOpening } from './showOpening';

/*
 * The head script: it stands inline in the head of every page (scripts/export/bundle) and runs before the first paint. It
 * does what cannot wait for the scripts of the build, or is needed when they cannot be fetched. A new part is a module with
 * one function, and a line here.
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
