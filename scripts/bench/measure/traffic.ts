import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { findFile } from '../../servers/findFile';
import { fileKinds, kindOf } from '../fileKinds';
import type { ServedSite } from '../sites/serve';
import type { WeighFile } from '../weighFile';
import { showInterest, visit } from './browser';
import type { Figures } from './figure';
import { watchWire } from './quiet';

/** A request, and the file that answered it. */
interface Asked {
  readonly address: string;
  readonly file: string;
}

async function withFiles(folder: string, addresses: readonly string[]): Promise<readonly Asked[]> {
  return Promise.all(
    addresses.map(async (address) => ({
      address,
      file: (await findFile(folder, new URL(address).pathname)) ?? join(folder, '404.html'),
    })),
  );
}

/** Adds requests up by kind: `js.requests`, `js.gzip`, `js.brotli` and so on, each with `prefix` before it. */
export function addUp(prefix: string, asked: readonly Asked[], weighFile: WeighFile): Figures {
  const sums: Record<string, number> = { [`${prefix}.repeated`]: 0 };
  const add = (name: string, value: number): void => {
    sums[`${prefix}.${name}`] = (sums[`${prefix}.${name}`] ?? 0) + value;
  };
  for (const kind of fileKinds) add(`${kind}.requests`, 0);
  const seen = new Set<string>();
  for (const { address, file } of asked) {
    if (seen.has(address)) add('repeated', 1);
    seen.add(address);
    const kind = kindOf(file);
    const { gzip, brotli } = weighFile(file);
    add(`${kind}.requests`, 1);
    add(`${kind}.gzip`, gzip);
    add(`${kind}.brotli`, brotli);
  }
  return sums;
}

async function scrollToEnd(page: Page): Promise<void> {
  await page.mouse.move(200, 400);
  for (let end = false; !end;) {
    await page.mouse.wheel(0, 500);
    await page.waitForTimeout(100);
    end = await page.evaluate(
      () => scrollY + innerHeight >= document.documentElement.scrollHeight - 2,
    );
  }
}

/**
 * What a first visit asks for: until it falls quiet by itself (`cold`), and after a first sign of a visitor and a scroll
 * to the end (`all`).
 */
export function measureTraffic(
  browser: Browser,
  site: ServedSite,
  path: string,
  weighFile: WeighFile,
): Promise<Figures> {
  return visit(browser, 'phone', async (opened) => {
    const { page } = opened;
    const wire = watchWire(page);
    await page.goto(site.address + path, { waitUntil: 'load' });
    await wire.quiet();
    const cold = await withFiles(site.folder, wire.asked);
    await showInterest(opened);
    await scrollToEnd(page);
    await wire.quiet();
    const all = await withFiles(site.folder, wire.asked);
    return { ...addUp('cold', cold, weighFile), ...addUp('all', all, weighFile) };
  });
}
