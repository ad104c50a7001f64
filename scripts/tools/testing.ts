import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty folder for each test that follows, and removes it after the test. Returns what makes paths in it. */
export function temporaryFolder(): (...parts: readonly string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'power-zone-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...parts) => join(folder, ...parts);
}
