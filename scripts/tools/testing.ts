import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Creates an empty folder before each test. Returns a function that resolves paths in it. */
export function temporaryFolder(): (...parts: readonly string[]) => string {
  let folder: string;
  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'power-zone-'));
  });
  afterEach(() => rmSync(folder, { recursive: true }));
  return (...parts) => join(folder, ...parts);
}
