import { createHash } from 'node:crypto';
import type { InlineParts } from './inlineParts';
import type { AllowedHashes } from './policy';

/** A policy's name for an inline text: `sha256-` and the digest in base64 (CSP Level 3, hash-source). */
export function sourceHash(text: string): string {
  return `sha256-${createHash('sha256').update(text, 'utf8').digest('base64')}`;
}

/** The hashes of everything inline on one page. */
export function hashesOf({
  scripts,
  styles,
}: Pick<InlineParts, 'scripts' | 'styles'>): AllowedHashes {
  const hashes = (parts: InlineParts['scripts']) => [...new Set(parts.map(sourceHash))];
  return { scripts: hashes(scripts), styles: hashes(styles) };
}

/** Every hash that any of the pages needs, each once, in a stable order: what one host header has to allow. */
export function unionOf(pages: readonly AllowedHashes[]): AllowedHashes {
  const union = (kind: keyof AllowedHashes) =>
    [...new Set(pages.flatMap((page) => page[kind]))].sort();
  return { scripts: union('scripts'), styles: union('styles') };
}
