import type { Browser } from 'playwright';
import type { ServedSite } from '../sites/serve';
import { showInterest, slowProcessor, slowWire, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** What the page itself noted of its painting, in milliseconds since it was asked for (layout shift: a score). */
interface Noted {
  fcp: number;
  lcp: number;
  cls: number;
  blocked: number;
}

/** Runs inside the page before anything else of it. */
function notePaints(): void {
  const noted: Noted = { fcp: 0, lcp: 0, cls: 0, blocked: 0 };
  Object.assign(globalThis, { noted });
  const observe = (type: string, note: (entry: PerformanceEntry) => void): void =>
    new PerformanceObserver((list) => list.getEntries().forEach(note)).observe({
      type,
      buffered: true,
    });
  observe('paint', ({ name, startTime }) => {
    if (name === 'first-contentful-paint') noted.fcp = startTime;
  });
  observe('largest-contentful-paint', ({ startTime }) => {
    noted.lcp = startTime;
  });
  observe('layout-shift', (entry) => {
    if ('value' in entry) noted.cls += Number(entry.value);
  });
  observe('longtask', ({ duration }) => {
    noted.blocked += duration - 50;
  });
}

/**
 * Paints as a browser observes them on a slow wire and a slow processor, until the page has been quiet for two seconds,
 * has then had its first sign of a visitor and has been quiet again:
 * `seen.fcp`, `seen.lcp`, `seen.cls`, and `seen.tbt`, the milliseconds over 50 of every long task.
 */
export function measurePaints(browser: Browser, site: ServedSite, path: string): Promise<Figures> {
  return visit(browser, 'phone', async (opened) => {
    const { page } = opened;
    await page.addInitScript(notePaints);
    const wire = watchWire(page);
    await slowWire(opened);
    await slowProcessor(opened);
    await page.goto(site.address + path, { waitUntil: 'load' });
    await wire.quiet(2000);
    // The work of scripts that wait for a visitor counts as well.
    await showInterest(opened);
    await wire.quiet(2000);
    const noted = await page.evaluate(() => Reflect.get(globalThis, 'noted') as Noted);
    const heap = await heapOf(opened);
    return {
      'seen.fcp': noted.fcp,
      'seen.lcp': noted.lcp,
      'seen.cls': noted.cls,
      'seen.tbt': noted.blocked,
      ...heap,
    };
  });
}

async function heapOf({ cdp }: Parameters<typeof slowWire>[0]): Promise<Figures> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return { 'heap.used': usedSize };
}
