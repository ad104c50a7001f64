import type { Page } from 'puppeteer-core';
import { shiftClock, testStart } from '../fixtures/clock';

/**
 * Runs in every document before its scripts: logs errors as text, because WebDriver BiDi sends
 * errors without their messages.
 */
function logErrorsAsText(): void {
  const { error } = console;
  console.error = (...parts) =>
    error(...parts.map((part: unknown) => (part instanceof Error ? String(part) : part)));
}

/**
 * Sets the clock of a tab, and records its errors and its requests to other hosts. If a link has
 * opened the tab, its first document may start earlier and have the real time.
 */
export async function prepareTab(tab: Page, problems: string[]): Promise<Page> {
  tab.on('pageerror', (error) => {
    // In Firefox, violations of the Content Security Policy are errors, too.
    problems.push(String(error instanceof Error ? error.stack : error));
  });
  tab.on('console', (message) => {
    if (message.type() === 'error') problems.push(`${message.text()} [${message.location().url}]`);
  });
  tab.on('request', (request) => {
    const { protocol, hostname, href } = new URL(request.url());
    if (/^(http|ws)/.test(protocol) && hostname !== '127.0.0.1')
      problems.push(`request to another host: ${href}`);
  });
  await tab.evaluateOnNewDocument(shiftClock, testStart - Date.now());
  await tab.evaluateOnNewDocument(logErrorsAsText);
  return tab;
}
