import {
  copyFileSync,
  existsSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Makes an empty temporary folder; whoever makes it removes it with `removeWorkspace`. */
export function makeWorkspace(name: string): string {
  return mkdtempSync(join(tmpdir(), `power-zone-${name}-`));
}

/** Removes a temporary folder with all that is in it; what it shares with the project by hard links stays there. */
export function removeWorkspace(folder: string): void {
  rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
}

function linkOrCopy(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // The temporary folder lies on another file system.
    copyFileSync(from, to);
  }
}

/**
 * Mirrors a folder by hard links: a second or two for node_modules and no space, and unlike a symbolic link it lies
 * inside the folder that the bundler takes for its root. Entries named in `leaveOut` are skipped at the top level.
 */
export function mirror(from: string, to: string, leaveOut: readonly string[] = []): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    if (leaveOut.includes(entry.name)) continue;
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) mirror(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (entry.isFile()) linkOrCopy(source, target);
  }
}

/** Gives a workspace the project's own packages, without the caches that builds write beside them. */
export function mirrorPackages(project: string, workspace: string): void {
  const packages = join(project, 'node_modules');
  if (!existsSync(packages)) throw new Error('There is no node_modules/: run `npm ci` first.');
  mirror(packages, join(workspace, 'node_modules'), ['.cache']);
}
